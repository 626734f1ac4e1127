import type { Connection } from "../net/index.js";
import { h, text } from "../ui/dom.js";

/** Tells the user when the server is gone. What happened meanwhile is unknown, so the page starts anew when it is back. */
export function watchConnection(connection: Connection): void {
  let notice: HTMLElement | null = null;
  connection.socket.on("disconnect", () => {
    notice ??= h("p", { class: "connection-lost", role: "alert" }, text("ConnectionLost"));
    document.body.append(notice);
  });
  connection.socket.on("connect", () => {
    if (notice) location.reload();
  });
}
