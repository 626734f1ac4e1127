/**
 * Lets the page do what waits, such as drawing a card, before a job goes on. Not a timer: those sleep in a hidden tab.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
