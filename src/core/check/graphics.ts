/** Whether what is drawn is drawn by a graphics card, by the processor, or not at all by what Foundry's scenes need. */
export type Graphics = "card" | "processor" | "none";

let known: Graphics | undefined;

/** Who draws in this browser; its make is nobody's business. */
export function graphicsHere(): Graphics {
  known ??= look();
  return known;
}

function look(): Graphics {
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) return "none";
  const told = String(context.getParameter(context.RENDERER));
  // Where the plain answer says nothing, the other one does; asking for that one elsewhere brings a warning.
  const more = told === "WebKit WebGL" ? context.getExtension("WEBGL_debug_renderer_info") : null;
  const name = more ? String(context.getParameter(more.UNMASKED_RENDERER_WEBGL)) : told;
  return byProcessor(name) ? "processor" : "card";
}

/** Whether what draws is a programme that stands in for a graphics card. */
export function byProcessor(name: string): boolean {
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}
