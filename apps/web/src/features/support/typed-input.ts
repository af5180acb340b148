import type { InputField } from '@rondo/contract/kit/input-fields';

/** What was typed for each field; absent: nothing. */
export type Typed = Readonly<Record<string, string>>;

/** The input that was typed, and the fields whose JSON cannot be read. What is empty stays away. */
export function typedInput(
  fields: readonly InputField[],
  typed: Typed,
): { input: Record<string, unknown>; wrong: string[] } {
  const input: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const field of fields) {
    const text = typed[field.name]?.trim() ?? '';
    if (text === '') continue;
    const value = readValue(field.kind, text);
    if (value === undefined) wrong.push(field.name);
    else if (field.kind === 'whole') Object.assign(input, value);
    else input[field.name] = value;
  }
  return { input, wrong };
}

function readValue(kind: InputField['kind'], text: string): unknown {
  if (kind === 'number') return Number.isFinite(Number(text)) ? Number(text) : undefined;
  if (kind === 'boolean') return text === 'true';
  if (kind === 'whole') return wholeOf(text);
  return kind === 'json' ? jsonOf(text) : text;
}

/** A whole input is an object, nothing else. */
function wholeOf(text: string): unknown {
  const value = jsonOf(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

/** JSON, or the plain word where the shape takes one: ids of a filter are typed as they are. */
function jsonOf(text: string): unknown {
  if (!/^[[{"\d]|^(true|false|null)$/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (/^\d[\da-f-]*$/i.test(text)) return text;
    console.warn('no JSON', cause);
    return undefined;
  }
}
