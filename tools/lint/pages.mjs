/** Verbs whose answer is a document. */
const CHANGES = /^(?:update|create|delete|render|set|toggleStatusEffect|importFromCompendium|start\w*|next\w+)$/;

/** A document that an evaluation answers with is copied out of the page with all it knows: slow, and it may fail. */
const answersWithNothing = {
  create: (context) => ({
    CallExpression({ callee, arguments: [asked] }) {
      if (callee.property?.name !== "evaluate" || asked?.type !== "ArrowFunctionExpression") return;
      const { body } = asked;
      if (body.type !== "CallExpression" || !CHANGES.test(body.callee.property?.name ?? "")) return;
      context.report({ node: body, message: "answer with nothing: async () => void (await …)" });
    },
  }),
};

export default { meta: { name: "pages" }, rules: { "answers-with-nothing": answersWithNothing } };
