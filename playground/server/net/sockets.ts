import type { Server as HttpServer } from "node:http";
import { Server, type Socket } from "socket.io";
import { MAX_MESSAGE_BYTES, type UserActivity } from "../../common/protocol.js";
import type { Data } from "../../common/types.js";
import { Refusal } from "../errors.js";
import { moveClock } from "../modify/clock.js";
import { modify, type Change } from "../modify/modify.js";
import { redactFor } from "../modify/redact.js";
import { isRecord } from "../store/hierarchy.js";
import { worldDataFor } from "../world/world-data.js";
import type { World } from "../world/world.js";
import { dispatch, type Route } from "./dispatcher.js";
import { isTrustedRequest } from "./hosts.js";
import { relayQuery } from "./queries.js";

const SMALL = 16_000;
/** Above the protocol's limit, so that a message too large gets an answer; far above it, the connection is cut. */
const HARD_LIMIT = 4 * MAX_MESSAGE_BYTES;

/** The live side of a table: who is connected, and what they send each other. */
export class Sockets {
  private readonly io: Server;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    http: HttpServer,
    private readonly world: World,
    host: string,
  ) {
    this.io = new Server(http, {
      serveClient: false,
      maxHttpBufferSize: HARD_LIMIT,
      allowRequest: (request, decide) => decide(null, isTrustedRequest(request, host)),
    });
    this.io.use((socket, next) => {
      const userId = world.sessions.userOf(isRecord(socket.handshake.auth) ? socket.handshake.auth.session : undefined);
      const user = userId === undefined ? undefined : world.store.get("User", userId);
      if (!user || !(user.role > 0)) return next(new Error("This session is not known: join again"));
      socket.data.userId = userId;
      next();
    });
    this.io.on("connection", (socket) => this.connect(socket));
  }

  /** Ids of the users with at least one window open. */
  get activeUsers(): string[] {
    return [...new Set(this.all.map((socket) => socket.data.userId as string))];
  }

  /** Ends every connection, then waits for what is being written. */
  async close(): Promise<void> {
    await this.io.close();
    await this.queue;
  }

  private get all(): Socket[] {
    return [...this.io.sockets.sockets.values()];
  }

  /** The user of a socket as the world knows it now; a user deleted or shut out meanwhile is refused. */
  private userOf(socket: Socket): Data {
    const user = this.world.store.get("User", socket.data.userId);
    if (!user || !(user.role > 0)) throw new Refusal("This user may no longer play");
    return user;
  }

  private connect(socket: Socket): void {
    const userId: string = socket.data.userId;
    if (this.socketsOf(userId).length === 1) socket.broadcast.emit("userConnected", userId, true);
    socket.on("disconnect", () => {
      if (this.socketsOf(userId).length === 0) socket.broadcast.emit("userConnected", userId, false);
    });
    dispatch(socket, {
      world: {
        rate: [5, 20],
        handler: () => worldDataFor(this.world, this.userOf(socket), this.activeUsers),
      },
      modifyDocument: {
        rate: [200, 600],
        handler: (_, request) => this.enqueue(() => this.modify(socket, request)),
      },
      userActivity: { rate: [60, 240], maxBytes: SMALL, handler: (_, data) => this.activity(socket, data) },
      userQuery: {
        rate: [20, 60],
        maxBytes: 256_000,
        handler: (_, query) => relayQuery(this.userOf(socket), query, this.world, (id) => this.socketsOf(id)),
      },
      pause: { rate: [5, 20], maxBytes: SMALL, handler: (_, paused) => this.pause(socket, paused) },
      ...Object.fromEntries(this.packageRoutes()),
    });
  }

  /** The events that packages send each other: told to every other client, with the id of the user who sent them. */
  private packageRoutes(): [event: string, route: Route][] {
    const modules = this.world.modules.filter(({ active }) => active).map(({ manifest }) => manifest);
    const routeOf = (event: string, manifest: Data): [string, Route] => [
      event,
      {
        rate: [60, 240],
        maxBytes: 256_000,
        handler: (socket, payload) => {
          if (manifest.socket !== true) throw new Refusal(`The manifest of ${manifest.id} does not ask for a socket`);
          socket.broadcast.emit(event, payload, this.userOf(socket)._id);
        },
      },
    ];
    return [
      routeOf(`system.${this.world.system.id}`, this.world.system),
      ...modules.map((manifest) => routeOf(`module.${manifest.id}`, manifest)),
    ];
  }

  private socketsOf(userId: string): Socket[] {
    return this.all.filter((socket) => socket.data.userId === userId);
  }

  /** One operation after the other: two changes of the same document in the same instant both land. */
  private enqueue<T>(task: () => Promise<T>): Promise<T> {
    const result = this.queue.then(task);
    this.queue = result.catch(() => undefined); // the caller gets the error
    return result;
  }

  private async modify(socket: Socket, request: unknown): Promise<unknown> {
    const user = this.userOf(socket);
    const change = await modify(this.world, user, request);
    if (change.response.action !== "get") this.broadcast(change, socket);
    if (change.response.type === "User") this.dropLostUsers();
    const clock = await moveClock(this.world, user, change);
    if (clock) this.broadcast(clock, null);
    return redactFor(change, user, this.world.redact);
  }

  private broadcast(change: Change, sender: Socket | null): void {
    for (const socket of this.all) {
      const user = this.world.store.get("User", socket.data.userId);
      if (socket !== sender && user) socket.emit("modifyDocument", redactFor(change, user, this.world.redact));
    }
  }

  private dropLostUsers(): void {
    for (const socket of this.all) {
      const user = this.world.store.get("User", socket.data.userId);
      if (!user || !(user.role > 0)) socket.disconnect(true);
    }
  }

  private pause(socket: Socket, paused: unknown): void {
    const user = this.userOf(socket);
    if (!(user.role >= 3)) throw new Refusal(`User ${user.name} lacks permission to pause the game`);
    if (typeof paused !== "boolean") throw new Refusal("pause wants true or false");
    this.world.paused = paused;
    socket.broadcast.emit("pause", paused, user._id);
  }

  private activity(socket: Socket, data: unknown): void {
    const user = this.userOf(socket);
    socket.broadcast.emit("userActivity", user._id, activityOf(data));
  }
}

const isId = (value: unknown): value is string => typeof value === "string" && value.length <= 32;

function activityOf(data: unknown): UserActivity {
  if (!isRecord(data)) throw new Refusal("userActivity wants an object");
  const { active, sceneId, cursor, targets } = data;
  const activity: UserActivity = {};
  if (typeof active === "boolean") activity.active = active;
  if (sceneId === null || isId(sceneId)) activity.sceneId = sceneId;
  if (cursor === null) activity.cursor = null;
  else if (isRecord(cursor) && typeof cursor.x === "number" && typeof cursor.y === "number") {
    activity.cursor = { x: cursor.x, y: cursor.y };
  }
  if (isRecord(targets) && Array.isArray(targets.tokenIds)) {
    activity.targets = {
      sceneId: isId(targets.sceneId) ? targets.sceneId : null,
      tokenIds: targets.tokenIds.filter(isId),
    };
  }
  return activity;
}
