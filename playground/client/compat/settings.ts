/** Registers settings of the table that only modules read; they change nothing here. */
export function addSettings(): void {
  const settings = {
    noCanvas: { type: Boolean, default: false },
    performanceMode: { type: Number, default: 2 },
    globalInterfaceVolume: { type: Number, default: 0.5 },
    globalAmbientVolume: { type: Number, default: 0.5 },
    globalPlaylistVolume: { type: Number, default: 0.5 },
  };
  for (const [key, config] of Object.entries(settings)) {
    if (!game.settings.settings.has(`core.${key}`)) game.settings.register("core", key, { ...config, scope: "client" });
  }
}
