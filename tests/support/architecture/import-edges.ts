import ts from 'typescript';

/** Source texts by path from the project's root, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

/**
 * Every module that a file names: imports, re-exports, `import()`, `import('…')` types and worker addresses.
 */
export function moduleSpecifiers(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) found.push(specifier);
    ts.forEachChild(node, visit);
  };
  visit(parse(path, text));
  return found;
}

/** What brings modules in without naming them, so that no floor can be looked up for it. */
export function nameless(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      const isComputed =
        expression.kind === ts.SyntaxKind.ImportKeyword && literal(node.arguments[0]) === undefined;
      const isGlob =
        ts.isPropertyAccessExpression(expression) &&
        ts.isMetaProperty(expression.expression) &&
        expression.name.text.startsWith('glob');
      const isRequire = ts.isIdentifier(expression) && expression.text === 'require';
      if (isComputed || isGlob || isRequire) found.push(node.getText(node.getSourceFile()));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** Whether a file does nothing but pass on what other files export. */
export function isBarrel(path: string, text: string): boolean {
  const { statements } = parse(path, text);
  return (
    statements.length > 0 &&
    statements.every(
      (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined,
    )
  );
}

const parse = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literal(node.moduleSpecifier);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return literal(node.argument.literal);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return literal(node.arguments[0]);
  }
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'URL') {
    return node.arguments?.length === 2 ? relativeLiteral(node.arguments[0]) : undefined;
  }
  return undefined;
}

const literal = (node: ts.Node | undefined): string | undefined =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;

function relativeLiteral(node: ts.Node | undefined): string | undefined {
  const text = literal(node);
  return text?.startsWith('.') === true ? text : undefined;
}
