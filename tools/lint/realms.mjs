/** Classes that each page has of its own. */
const CLASSES = /^(?:HTML\w*Element|SVG\w*|Element|Node|Document|Window|EventTarget|\w*Event)$/;

/** A window may stand in a page of its own: what is there is of other classes, and the table's page knows no focus of it. */
const knowsItsPage = {
  create: (context) => ({
    BinaryExpression(node) {
      if (node.operator !== "instanceof" || !CLASSES.test(node.right.name ?? "")) return;
      context.report({ node, message: "an element of another page is of another class: `isA`, or `matches`" });
    },
    MemberExpression(node) {
      if (node.object.name !== "document" || node.property.name !== "activeElement") return;
      context.report({ node, message: "the user may be in another page: `inUse`, or the element's own page" });
    },
  }),
};

export default { meta: { name: "realms" }, rules: { "knows-its-page": knowsItsPage } };
