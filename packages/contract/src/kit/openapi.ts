import { z } from 'zod';
import { CODES, type Reason } from './codes.ts';
import { CLIENT_VERSION, HEADER } from './constants.ts';
import type { Endpoint } from './endpoint.ts';

type Json = Record<string, unknown>;

/** Refusals any endpoint may answer beside its own. */
const ALWAYS: readonly Reason[] = [
  'SIGNATURE_REFUSED',
  'CLOCK_OFF',
  'PLATFORM_MISSING',
  'INPUT_REFUSED',
  'TOO_OFTEN',
  'OPERATION_EXCEPTION',
  'NETWORK_EXCEPTION',
  'HOST_REFUSED',
];
const SIGNED_IN: readonly Reason[] = ['NO_SESSION', 'SESSION_EXPIRED', 'SESSION_ENDED', 'PASSWORD_FIRST'];

/** The OpenAPI 3.1 document of a list of endpoints. */
export function openapi(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  const schemas: Json = {};
  for (const endpoint of endpoints) {
    const path = endpoint.method === 'DELETE' ? `${endpoint.path}/{id}` : endpoint.path;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rondo 巡店',
      version: CLIENT_VERSION,
      description:
        'Every answer is `{code, msg, data}`; code 20000 is success. Calls are signed: see the header x-signature.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Rondo' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      parameters: headers(),
      schemas,
    },
  };
}

function operation(endpoint: Endpoint, schemas: Json): Json {
  const refusals = refusalsOf(endpoint);
  return {
    operationId: operationId(endpoint),
    tags: [tagOf(endpoint)],
    summary: endpoint.summary,
    security: endpoint.needs.kind === 'open' ? [] : [{ token: [] }],
    ...(endpoint.needs.kind === 'any' || endpoint.needs.kind === 'all'
      ? { 'x-needs': { [endpoint.needs.kind === 'any' ? 'anyOf' : 'allOf']: endpoint.needs.codes } }
      : {}),
    parameters: [
      ...Object.keys(headers()).map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...parameters(endpoint, schemas),
    ],
    ...requestBody(endpoint, schemas),
    responses: {
      200: endpoint.raw
        ? rawAnswer(endpoint, schemas)
        : {
            description: 'Success, or a refusal with another code.',
            content: { 'application/json': { schema: envelope(endpoint, schemas), examples: examples(refusals) } },
          },
      '4XX': {
        description: 'No such address, too large, wrong type, too often: the envelope with HTTP 404, 413, 415 or 429.',
      },
      503: { description: 'Something we depend on is away: the envelope with code 99999.' },
    },
    'x-codes': Object.fromEntries(refusals.map((reason) => [CODES[reason].code, reason])),
  };
}

function rawAnswer(endpoint: Endpoint, schemas: Json): Json {
  if (!endpoint.stream) return { description: 'The content itself.', content: { '*/*': { schema: {} } } };
  const schema = schemaOf(endpoint.output, 'output', `${operationId(endpoint)}Event`, schemas);
  return {
    description: 'Events of the event-stream host, by name with their data; a refusal is an envelope instead.',
    content: { 'text/event-stream': { schema } },
  };
}

function refusalsOf(endpoint: Endpoint): Reason[] {
  const guarded = endpoint.needs.kind === 'any' || endpoint.needs.kind === 'all';
  return [
    ...ALWAYS,
    ...(endpoint.needs.kind === 'open' ? [] : SIGNED_IN),
    ...(guarded ? (['FORBIDDEN'] as const) : []),
    ...(endpoint.errors ?? []),
  ];
}

function envelope(endpoint: Endpoint, schemas: Json): Json {
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { type: 'integer' },
      msg: { type: 'string' },
      data: { anyOf: [schemaOf(endpoint.output, 'output', `${operationId(endpoint)}Output`, schemas), {}] },
    },
  };
}

function examples(refusals: readonly Reason[]): Json {
  return Object.fromEntries(
    refusals.map((reason) => [
      reason,
      { value: { code: CODES[reason].code, msg: reason.toLowerCase().replaceAll('_', ' '), data: null } },
    ]),
  );
}

/** A schema of zod's as OpenAPI takes it: its own definitions become components of the document. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', name: string, components: Json): Json {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline', cycles: 'ref' });
  const { $schema: _, $defs = {}, ...json } = made as Json & { $defs?: Json };
  const moved = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(moved);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string'
          ? value.replace('#/$defs/', `#/components/schemas/${name}`)
          : moved(value),
      ]),
    );
  };
  for (const [key, definition] of Object.entries($defs)) components[`${name}${key}`] = moved(definition);
  return moved(json) as Json;
}

function parameters(endpoint: Endpoint, schemas: Json): Json[] {
  if (endpoint.method === 'DELETE')
    return [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }];
  if (endpoint.method !== 'GET') return [];
  const { properties = {}, required = [] } = schemaOf(
    endpoint.input,
    'input',
    `${operationId(endpoint)}Input`,
    schemas,
  ) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function requestBody(endpoint: Endpoint, schemas: Json): Json {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return {};
  const schema = schemaOf(endpoint.input, 'input', `${operationId(endpoint)}Input`, schemas);
  if (!endpoint.upload) return { requestBody: { required: true, content: { 'application/json': { schema } } } };
  const properties = {
    ...(schema.properties as Json),
    file: { type: 'array', items: { type: 'string', format: 'binary' } },
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } } };
}

function headers(): Record<string, Json> {
  const text = { type: 'string' };
  const header = (name: string, description: string, required: boolean) => ({
    name,
    in: 'header',
    required,
    description,
    schema: text,
  });
  return {
    signature: header(
      HEADER.signature,
      'v=1;t=<start>;<end>;s=<hex>: HMAC-SHA256 over method, path, sorted parameters, body and client version.',
      true,
    ),
    clientVersion: header(HEADER.clientVersion, CLIENT_VERSION, true),
    language: header(HEADER.language, 'zh-CN or en-US: the language of msg.', false),
    staffId: header(HEADER.staffId, "The member's id.", false),
    platform: header(HEADER.platform, 'web', true),
    deviceName: header(HEADER.deviceName, 'Browser and version.', false),
    deviceModel: header(HEADER.deviceModel, 'Kind of device.', false),
    systemVersion: header(HEADER.systemVersion, 'Version of the operating system.', false),
  };
}

function tagOf(endpoint: Endpoint): string {
  return endpoint.path.split('/').filter((part) => part !== '' && part !== 'V3')[0] ?? 'rondo';
}

function operationId(endpoint: Endpoint): string {
  return `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^A-Za-z0-9]+(.)?/g, (_, c: string | undefined) => (c ?? '').toUpperCase())}`;
}
