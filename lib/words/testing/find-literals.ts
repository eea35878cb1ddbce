import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Attributes that people read or hear. */
const saidAttributes =
  /^(aria-label|aria-description|alt|title|placeholder|label|hint|caption|intro|description|words|heading|name|submit|submitting|done|failed|back|order|rows)$/;
/** Two letters in a row: not `·`, `1 – 5` or `×`. */
const hasWord = (text: string) => /\p{L}{2}/u.test(text);
/** How a sentence or a name of a thing begins. */
const isSaid = (text: string) =>
  /^[“(]?\p{Lu}\p{Ll}/u.test(text.trim()) || /^\p{Ll}+ \p{Ll}+ \p{L}+/u.test(text);
const isSentence = (text: string) => /^[“(]?\p{Lu}\p{Ll}*[,’]? \S/u.test(text.trim());

/** Words that stand in a source file itself, each with its line, as `12: Copied`. */
export function findLiterals(path: string): string[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: string[] = [];
  const note = (node: ts.Node, text: string) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push(`${line}: ${text.trim().replace(/\s+/g, ' ')}`);
  };
  const look = (node: ts.Node): void => {
    // What only developers, logs and the browser itself read.
    if (ts.isImportDeclaration(node) || isError(node) || isStyle(node)) return;
    if (ts.isJsxText(node) && hasWord(node.text)) note(node, node.text);
    for (const text of textsOf(node)) if (isWords(node, text)) note(node, text);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function isError(node: ts.Node): boolean {
  return ts.isNewExpression(node) && node.expression.getText() === 'Error';
}

function isStyle(node: ts.Node): boolean {
  return ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'style';
}

function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
}

/** Whether a text is read by people, by where it stands and how it looks. */
function isWords(node: ts.Node, text: string): boolean {
  const attribute = attributeOf(node);
  if (attribute !== undefined) return saidAttributes.test(attribute) && isSaid(text);
  if (isProperty(node)) return isSaid(text);
  if (isChild(node)) return hasWord(text) && (isSaid(text) || text.includes(' '));
  return isSentence(text);
}

/** The attribute that a text is given to, directly or by a choice between texts. */
function attributeOf(node: ts.Node): string | undefined {
  const holder = holderOf(node);
  return holder && ts.isJsxAttribute(holder) ? holder.name.getText() : undefined;
}

function isProperty({ parent }: ts.Node): boolean {
  return ts.isPropertyAssignment(parent) && /^(title|words|label|hint)$/.test(parent.name.getText());
}

function isChild(node: ts.Node): boolean {
  const holder = holderOf(node);
  return holder !== undefined && (ts.isJsxElement(holder) || ts.isJsxFragment(holder));
}

function holderOf(node: ts.Node): ts.Node | undefined {
  let at = node.parent;
  while (
    at &&
    (ts.isConditionalExpression(at) || ts.isParenthesizedExpression(at) || ts.isJsxExpression(at))
  ) {
    at = at.parent;
  }
  return at;
}
