import ts from 'typescript';

const WRITES: ReadonlySet<string> = new Set([
  'add',
  'bulkAdd',
  'bulkDelete',
  'bulkPut',
  'bulkUpdate',
  'clear',
  'delete',
  'modify',
  'put',
  'update',
  'upsert',
]);

/** A database of the device, however it was come by. */
const DATABASE = /(?:^|\.)(?:db|database|catalogue)$/;

/** `data/local` but for its queries, which features read by. */
const STORES = /^src\/data\/(?!local\/queries\/)/;

/**
 * Every write to a table of the device that does not stand in a store of `data/local`, and every table that is
 * taken out of its database, where a write could hide.
 */
export function localWrites(path: string, text: string): string[] {
  const isJudged = (path.startsWith('src/') && !STORES.test(path)) || path.startsWith('sw/');
  if (!isJudged) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: receiver, name } = node.expression;
      if (WRITES.has(name.text) && leadsToTable(receiver)) found.push(node.expression.getText(source));
    }
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && node.initializer) {
      if (DATABASE.test(node.initializer.getText(source))) found.push(node.getText(source));
    }
    ts.forEachChild(node, visit);
  };
  /** `db.messages`, and whatever is asked of it: `db.messages.where('id').equals(1)`. */
  const leadsToTable = (node: ts.Expression): boolean => {
    if (ts.isCallExpression(node)) return leadsToTable(node.expression);
    if (!ts.isPropertyAccessExpression(node)) return false;
    return DATABASE.test(node.expression.getText(source)) || leadsToTable(node.expression);
  };
  visit(source);
  return found;
}
