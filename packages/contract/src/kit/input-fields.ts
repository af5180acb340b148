import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** A field of an endpoint's input, as a form that knows nothing else of it can ask for it. */
export interface InputField {
  name: string;
  isRequired: boolean;
  /** `json`: a list or an object, or what may be of several shapes; `whole`: the whole input, which may be of several shapes. */
  kind: 'text' | 'number' | 'boolean' | 'choice' | 'json' | 'whole';
  options: readonly string[];
}

interface Node {
  type?: unknown;
  enum?: readonly unknown[];
}

interface Shape {
  properties?: Record<string, Node>;
  required?: readonly string[];
  oneOf?: readonly Shape[];
  anyOf?: readonly Shape[];
}

const WHOLE: InputField = { name: 'input', isRequired: true, kind: 'whole', options: [] };

/** The fields of an endpoint's input, the needed ones first; one for all of an input that may be of several shapes. */
export function inputFields({ input }: Endpoint): InputField[] {
  const { properties, required } = shapeOf(input);
  if (!properties) return [WHOLE];
  const fields = Object.entries(properties).map(([name, node]) => ({
    ...{ name, isRequired: required?.includes(name) ?? false, kind: kindOf(node) },
    options: (node.enum ?? []).map(String),
  }));
  return fields.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired));
}

/** Whether a call names its request, so that the same one counts once however often it arrives. */
export function takesRequestId({ input }: Endpoint): boolean {
  const { properties, oneOf = [], anyOf = [] } = shapeOf(input);
  return [{ properties }, ...oneOf, ...anyOf].some((shape) => shape.properties?.requestId !== undefined);
}

const shapeOf = (input: z.ZodType): Shape => {
  const made: unknown = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  return made as Shape;
};

function kindOf({ type, enum: options }: Node): InputField['kind'] {
  if (options && type === 'string') return 'choice';
  if (type === 'string') return 'text';
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'boolean' ? 'boolean' : 'json';
}
