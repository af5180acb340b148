import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RED_LINE_POLICIES, SCORING_METHODS } from '@rondo/domain/scoring/settings';
import { ANSWER_TYPES, PHOTO_RULES, SEVERITIES } from '@rondo/domain/scoring/template';
import { MODES } from '@rondo/domain/task';
import { z } from 'zod';
import { repositoryRoot } from '../platform/repository-root.ts';
import { SCENES } from './pictures/look.ts';

/** Borough, street, postcode, latitude, longitude, hygiene rating 0..5 and its day, of one real place (docs/attribution.md). */
const place = z
  .tuple([z.string(), z.string(), z.string(), z.number(), z.number(), z.number().int(), z.string()])
  .transform(([borough, street, postcode, latitude, longitude, rating, ratedOn]) => ({
    borough,
    street,
    postcode,
    latitude,
    longitude,
    rating,
    ratedOn,
  }));
export type Place = z.output<typeof place>;

const places = z.object({
  areas: z.array(z.object({ name: z.string(), boroughs: z.array(z.string()) })),
  places: z.array(place),
  otherPlaces: z.array(place),
});

const names = z.object({
  zhSurnames: z.array(z.string()),
  zhGiven: z.array(z.string()),
  enSurnames: z.array(z.string()),
  enGiven: z.array(z.string()),
});

const item = z.object({
  code: z.string(),
  name: z.string(),
  standard: z.string(),
  /** How often it fails beside the others: 1 is usual. */
  fails: z.number(),
  /** What an inspector writes when it fails, in Chinese and in English. */
  faults: z.tuple([z.string(), z.string()]),
  answer: z.enum(ANSWER_TYPES).default('pass_fail'),
  severity: z.enum(SEVERITIES).default('normal'),
  marks: z.number().default(5),
  bounds: z.tuple([z.number().nullable(), z.number().nullable()]).default([null, null]),
  unit: z.string().optional(),
  photo: z.enum(PHOTO_RULES).optional(),
  scene: z.enum(SCENES).optional(),
  deductions: z.array(z.object({ text: z.string(), points: z.number() })).default([]),
  rectify: z.enum(['on_fail', 'never']).default('on_fail'),
  limitHours: z.number().nullable().default(null),
  bonus: z.boolean().default(false),
});
export type ItemText = z.output<typeof item>;

const template = z.object({
  key: z.enum(['food', 'opening', 'brand', 'flash', 'equipment', 'daily']),
  name: z.string(),
  description: z.string(),
  modes: z.array(z.enum(MODES)),
  scoring: z.object({
    method: z.enum(SCORING_METHODS),
    standardScore: z.number().optional(),
    redLinePolicy: z.enum(RED_LINE_POLICIES).optional(),
    passFailMaxFails: z.number().optional(),
    bonusCapPercent: z.number().optional(),
    /** Where excellent, good and pass begin, percent. */
    levels: z.tuple([z.number(), z.number(), z.number()]).optional(),
  }),
  categories: z.array(z.object({ name: z.string(), weight: z.number().optional(), items: z.array(item) })),
});
export type TemplateText = z.output<typeof template>;
export type TemplateKey = TemplateText['key'];

const templates = z.object({ templates: z.array(template), otherTemplate: template });

export type Fixtures = z.output<typeof places> & z.output<typeof names> & z.output<typeof templates>;

/** The facts and texts of the demo, from apps/server/demo-data. */
export function readFixtures(): Fixtures {
  const read = <S extends z.ZodType>(shape: S, file: string): z.output<S> =>
    shape.parse(JSON.parse(readFileSync(join(repositoryRoot(), 'apps', 'server', 'demo-data', file), 'utf8')));
  return { ...read(places, 'places.json'), ...read(names, 'names.json'), ...read(templates, 'templates.json') };
}
