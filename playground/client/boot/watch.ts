import { toJoinPage, type Connection } from "../net/index.js";
import { h, text } from "../ui/dom.js";

/**
 * Tells the user when the server is gone. What happened meanwhile is unknown, so the page starts anew when it is back; a
 * server that was started again knows no session, and everybody joins again.
 */
export function watchConnection(connection: Connection): void {
  let notice: HTMLElement | null = null;
  connection.socket.on("disconnect", () => {
    notice ??= h("p", { class: "connection-lost", role: "alert" }, text("ConnectionLost"));
    document.body.append(notice);
  });
  connection.socket.on("connect", () => {
    if (notice) location.reload();
  });
  connection.socket.on("connect_error", () => {
    if (!connection.socket.active) toJoinPage(); // the server said no; where nobody answers it is tried again
  });
}
