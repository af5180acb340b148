import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INDUSTRIES } from '@rondo/domain/company';
import { CAMERA_PLACES } from '@rondo/domain/device';
import { RED_LINE_POLICIES, SCORING_METHODS } from '@rondo/domain/scoring/settings';
import { ANSWER_TYPES, PHOTO_RULES, SEVERITIES } from '@rondo/domain/scoring/template';
import { MODES } from '@rondo/domain/task';
import { z } from 'zod';
import { repositoryRoot } from '../platform/repository-root.ts';
import { SCENES } from './pictures/look.ts';
import { chinaPlace, londonPlace, SHOP_KINDS } from './place.ts';

const places = z.object({
  areas: z.array(z.object({ name: z.string(), districts: z.array(z.string()) })),
  places: z.array(z.union([londonPlace, chinaPlace])),
});

const item = z.object({
  code: z.string(),
  name: z.string(),
  standard: z.string(),
  /** How often it fails compared with the others: 1 is usual. */
  fails: z.number(),
  /** What an inspector writes when it fails. */
  fault: z.string(),
  answer: z.enum(ANSWER_TYPES).default('pass_fail'),
  severity: z.enum(SEVERITIES).default('normal'),
  marks: z.number().default(5),
  bounds: z.tuple([z.number().nullable(), z.number().nullable()]).default([null, null]),
  unit: z.string().optional(),
  photo: z.enum(PHOTO_RULES).optional(),
  scene: z.enum(SCENES).optional(),
  cameraPlaces: z.array(z.enum(CAMERA_PLACES)).default([]),
  deductions: z.array(z.object({ text: z.string(), points: z.number() })).default([]),
  rectify: z.enum(['on_fail', 'never']).default('on_fail'),
  limitHours: z.number().nullable().default(null),
  bonus: z.boolean().default(false),
});
export type ItemText = z.output<typeof item>;

const template = z.object({
  key: z.enum(['food', 'opening', 'brand', 'flash', 'equipment', 'shop', 'market', 'dates']),
  name: z.string(),
  description: z.string(),
  modes: z.array(z.enum(MODES)),
  scoring: z.object({
    method: z.enum(SCORING_METHODS),
    standardScore: z.number().optional(),
    redLinePolicy: z.enum(RED_LINE_POLICIES).optional(),
    passFailMaxFails: z.number().optional(),
    bonusCapPercent: z.number().optional(),
  }),
  categories: z.array(z.object({ name: z.string(), weight: z.number().optional(), items: z.array(item) })),
});
export type TemplateText = z.output<typeof template>;
export type TemplateKey = TemplateText['key'];

const templates = z.object({ templates: z.array(template) });

const kind = z.object({
  /** Name of a shop; {street} is its place. */
  name: z.string(),
  tag: z.string(),
});
const office = z.object({ key: z.string(), name: z.string(), code: z.string(), description: z.string() });
const REMARKS = ['handle', 'ask', 'appeal', 'approve', 'reject', 'return', 'end'] as const;
export type Remark = (typeof REMARKS)[number];

/** Everything a company says in its one language, besides its templates. */
const texts = z.object({
  company: z.object({ name: z.string(), industry: z.enum(INDUSTRIES) }),
  shop: z.object({
    catering: kind,
    retail: kind,
    sites: z.array(z.string()),
    flagship: z.string(),
    /** Why a shop is closed: for a while, and for good. */
    closed: z.tuple([z.string(), z.string()]),
    /** Source of the standing of a shop, with {rating} and {ratedOn}. */
    remarks: z.string(),
  }),
  positions: z.record(
    z.enum([
      'owner',
      'administrator',
      'area_manager',
      'inspector',
      'store_manager',
      ...SHOP_KINDS,
      'operations',
      'people',
      'finance',
      'training',
    ]),
    z.string(),
  ),
  headOffice: z.object({ name: z.string(), code: z.string(), description: z.string() }),
  offices: z.array(office),
  notApplicable: z.string(),
  releaseNote: z.string(),
  remarks: z.record(z.enum(REMARKS), z.array(z.string())),
  applications: z.object({ messages: z.array(z.string()), refusal: z.string() }),
  /** Given names and the surnames they go with. */
  names: z.array(z.object({ given: z.array(z.string()), surnames: z.array(z.string()) })),
  nameOrder: z.enum(['given_first', 'surname_first']),
});
export type Texts = z.output<typeof texts>;

export type Fixtures = z.output<typeof places> & z.output<typeof templates> & { texts: Texts };

/** The facts and texts of one demo company, from its folder in apps/server/demo-data. */
export function readFixtures(folder: string): Fixtures {
  const read = <S extends z.ZodType>(shape: S, file: string): z.output<S> =>
    shape.parse(JSON.parse(readFileSync(join(repositoryRoot(), 'apps', 'server', 'demo-data', folder, file), 'utf8')));
  return { ...read(places, 'places.json'), ...read(templates, 'templates.json'), texts: read(texts, 'texts.json') };
}
