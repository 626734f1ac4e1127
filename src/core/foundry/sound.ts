interface Audio {
  readonly AudioHelper: {
    play(
      sound: { src: string; volume: number; autoplay: boolean; loop: boolean; channel: string },
      push: false,
    ): unknown;
  };
}

/** Plays Foundry's own sound of a notification, to this user alone; none where the table has taken it away. */
export function playNotification(): void {
  const { notification = "" } = CONFIG.sounds as { readonly notification?: string };
  const { audio } = foundry as { readonly audio?: Audio };
  if (notification !== "")
    audio?.AudioHelper.play(
      { src: notification, volume: 0.8, autoplay: true, loop: false, channel: "interface" },
      false,
    );
}
