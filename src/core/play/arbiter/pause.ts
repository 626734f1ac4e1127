/**
 * Lets the page do what already waits, such as drawing the card, before a job goes on. Not a timer: those sleep in a
 * keeper's hidden tab.
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
