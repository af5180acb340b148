import { readXml, xmlText } from '../../../platform/table/read-xml.ts';
import { TableError } from '../../../platform/table/table.ts';
import { DeviceFailure } from './failure.ts';

/** An element of a device's answer; names come without their name space. */
export interface Element {
  name: string;
  /** As written, with its leading space. */
  attributes: string;
  text: string;
  children: Element[];
}

const DEEPEST = 40;
const MOST = 20_000;
const LONGEST_TEXT = 64 * 1024;

/**
 * Reads what a device answered. Document types, and with them entities of its own, are refused, as is what is nested or long beyond
 * any device. Rejects with DeviceFailure (other_protocol: no XML at all; unreadable).
 */
export function readElements(bytes: Buffer): Element {
  const top: Element = { name: '', attributes: '', text: '', children: [] };
  const open = [top];
  let count = 0;
  try {
    readXml(bytes, {
      open(name, attributes) {
        count += 1;
        if (count > MOST || open.length > DEEPEST) throw new DeviceFailure('unreadable', 'too much of XML');
        const made = { name, attributes: attributes.replace(/\/$/, '').trimEnd(), text: '', children: [] };
        open.at(-1)?.children.push(made);
        open.push(made);
      },
      close(name) {
        if (open.length === 1 || open.at(-1)?.name !== name) throw new DeviceFailure('unreadable', 'XML out of order');
        open.pop();
      },
      text(raw) {
        const inside = open.at(-1);
        if (inside && inside !== top) inside.text += xmlText(raw, LONGEST_TEXT).trim();
      },
    });
  } catch (error) {
    if (error instanceof TableError) throw new DeviceFailure('unreadable', 'XML that is none', { cause: error });
    throw error;
  }
  const [root] = top.children;
  if (!root) throw new DeviceFailure('other_protocol', 'no XML');
  if (open.length > 1) throw new DeviceFailure('unreadable', 'XML that does not end');
  return root;
}

/** The first element on a path of names. */
export const at = (from: Element | undefined, ...path: string[]): Element | undefined =>
  path.reduce<Element | undefined>((found, name) => found?.children.find((one) => one.name === name), from);

export const textAt = (from: Element | undefined, ...path: string[]): string => at(from, ...path)?.text ?? '';

/** All elements of a name, at any depth, in their order. */
export const all = (from: Element, name: string): Element[] =>
  from.children.flatMap((one) => [...(one.name === name ? [one] : []), ...all(one, name)]);

/** Sets the text of an element on a path, made where it is missing; what stands beside it stays as the device said it. */
export function setText(from: Element, path: readonly string[], text: string): void {
  let here = from;
  for (const name of path) {
    const found = here.children.find((one) => one.name === name);
    const next = found ?? element(name);
    if (!found) here.children.push(next);
    here = next;
  }
  here.text = text;
}

export const element = (name: string, inside: string | Element[] = ''): Element =>
  typeof inside === 'string'
    ? { name, attributes: '', text: inside, children: [] }
    : { name, attributes: '', text: '', children: inside };

/** The same as a document. */
export const written = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${part(root)}`;

const part = ({ name, attributes, text, children }: Element): string =>
  `<${name}${attributes}>${children.length > 0 ? children.map(part).join('') : escapeXml(text)}</${name}>`;

const NAMED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => NAMED[sign] ?? sign);
