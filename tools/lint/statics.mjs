/** Globals of Foundry that are classes. */
const CLASSES = /^(?:Actor|ChatMessage|Combat|Combatant|Hooks|Item|Macro|Roll|Token\w*)$/;
const root = (node) => (node.type === "MemberExpression" ? root(node.object) : node);

/** A class of Foundry: the one in use, one that Foundry's tree names, or a global. */
function isClass(node) {
  if (node?.type === "Identifier") return CLASSES.test(node.name);
  if (node?.type !== "MemberExpression" || node.computed) return false;
  if (node.property.name === "implementation" || node.property.name === "documentClass") return true;
  return root(node).name === "foundry" && /^[A-Z]/.test(node.property.name);
}
const isMethod = (key) => /^[a-z]/.test(key?.name ?? "") && !/^(?:name|implementation|documentClass)$/.test(key.name);

/** A static method calls its siblings on `this`, which it loses where it is taken out of its class. */
const staysInItsClass = {
  create: (context) => {
    const report = (node) => context.report({ node, message: "call it on its class: a static method may need `this`" });
    const check = (node) => {
      if (node?.type !== "MemberExpression" || node.computed) return;
      if (isClass(node.object) && isMethod(node.property)) report(node);
    };
    return {
      VariableDeclarator({ id, init }) {
        check(init);
        if (id.type !== "ObjectPattern" || !isClass(init)) return;
        for (const { key } of id.properties) if (isMethod(key)) report(key);
      },
      CallExpression: ({ arguments: given }) => given.forEach(check),
      Property: ({ value }) => check(value),
      AssignmentExpression: ({ right }) => check(right),
    };
  },
};

export default { meta: { name: "statics" }, rules: { "stays-in-its-class": staysInItsClass } };
