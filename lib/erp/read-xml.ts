/** `<a x="1"><b>2</b><b>3</b></a>` → `{ a: { x: '1', b: ['2', '3'] } }`: names without their prefix, in a plain object. */
export type XmlValue = string | null | XmlElement | XmlValue[];
export interface XmlElement {
  [name: string]: XmlValue;
}

const token =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^<>[\]]*>|<\/([^\s<>/]+)\s*>|<([^\s<>/!?]+)((?:\s+[^\s<>=/]+(?:\s*=\s*(?:"[^"<]*"|'[^'<]*'))?)*)\s*(\/?)>|([^<]+)/y;
const attribute = /([^\s<>=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const maxDepth = 64;

interface OpenElement {
  name: string;
  members: XmlElement;
  text: string;
  isNil: boolean;
}

/**
 * Reads a whole XML document, or undefined when it is not well formed. Attributes and child elements become members, an
 * element with only text its text, an empty or nil one null, a repeated one a list. No entities but XML's own five:
 * whatever declares others is not read.
 */
export function readXml(text: string): XmlElement | undefined {
  const root = openElement('', '');
  const open = [root];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    const top = open.at(-1);
    if (found === null || top === undefined) return undefined;
    const [, cdata, closed, opened, attributes, selfClosing, characters] = found;
    if (opened !== undefined) {
      if (open.length > maxDepth) return undefined;
      const element = openElement(opened, attributes ?? '');
      if (selfClosing === '/') addMember(top.members, element.name, contentOf(element));
      else open.push(element);
    } else if (closed !== undefined) {
      open.pop();
      const parent = open.at(-1);
      if (parent === undefined || localName(closed) !== top.name) return undefined;
      addMember(parent.members, top.name, contentOf(top));
    } else top.text += cdata ?? decodeEntities(characters ?? '');
  }
  const isWhole = open.length === 1 && root.text.trim() === '' && Object.keys(root.members).length === 1;
  return isWhole ? root.members : undefined;
}

function openElement(name: string, attributes: string): OpenElement {
  const element: OpenElement = { name: localName(name), members: {}, text: '', isNil: false };
  for (const [, key = '', double, single] of attributes.matchAll(attribute)) {
    const value = decodeEntities(double ?? single ?? '');
    if (key === 'xmlns' || key.startsWith('xmlns:')) continue;
    if (localName(key) === 'nil') element.isNil = value === 'true' || value === '1';
    else addMember(element.members, localName(key), value);
  }
  return element;
}

function contentOf({ members, text, isNil }: OpenElement): XmlValue {
  const said = text.trim();
  if (isNil) return null;
  if (Object.keys(members).length === 0) return said === '' ? null : said;
  return said === '' ? members : { ...members, value: said };
}

/** Own members alone: an element named like a member of every object must not reach it. */
function addMember(holder: XmlElement, name: string, value: XmlValue): void {
  const held = Object.hasOwn(holder, name) ? holder[name] : undefined;
  // No value is a list itself, so a list is one that was begun here.
  if (Array.isArray(held)) held.push(value);
  else {
    const next = held === undefined ? value : [held, value];
    Object.defineProperty(holder, name, {
      value: next,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? all;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
