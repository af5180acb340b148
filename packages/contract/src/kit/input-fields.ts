import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** A field of an endpoint's input, as a form that knows nothing else of it can ask for it. */
export interface InputField {
  name: string;
  isRequired: boolean;
  /** `json`: a list or an object, or what may be of several shapes. */
  kind: 'text' | 'number' | 'boolean' | 'choice' | 'json';
  options: readonly string[];
}

interface Node {
  type?: unknown;
  enum?: readonly unknown[];
}

/** The fields of an endpoint's input, the needed ones first. */
export function inputFields({ input }: Endpoint): InputField[] {
  const made: unknown = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const schema = made as { properties?: Record<string, Node>; required?: readonly string[] };
  const fields = Object.entries(schema.properties ?? {}).map(([name, node]) => ({
    ...{ name, isRequired: schema.required?.includes(name) ?? false, kind: kindOf(node) },
    options: (node.enum ?? []).map(String),
  }));
  return fields.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired));
}

function kindOf({ type, enum: options }: Node): InputField['kind'] {
  if (options && type === 'string') return 'choice';
  if (type === 'string') return 'text';
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'boolean' ? 'boolean' : 'json';
}
