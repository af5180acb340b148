import { AI_DEFAULTS, AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { COVERAGE_STATES } from '@rondo/domain/ai/coverage';
import { AI_HOURS, AI_SOURCES } from '@rondo/domain/ai/kinds';
import { AI_CAMERA_CHOICES, AI_HANDLINGS, AI_RULE_EVENTS, AI_RULE_STATES, AI_STRICTNESS } from '@rondo/domain/ai-rule';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { aiAreas, aiBox } from './ai-area.ts';
import { aiKindShape, aiLedger, aiPersistence, aiTimes, cameraRef } from './ai-shapes.ts';
import { day, fileRef, historyEntry, id, instant, line, personRef, text } from './kit/shapes.ts';

const within = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);

/** Where a rule looks: stores, groups and tags, and which of their cameras. */
export const aiRuleReach = {
  kind: aiKindShape,
  shopIds: z.array(id).max(AI_LIMIT.shops).default([]),
  groupIds: z.array(id).max(AI_LIMIT.groups).default([]),
  tags: z.array(line(LIMIT.shop.tag)).max(AI_LIMIT.tags).default([]),
  cameras: z.enum(AI_CAMERA_CHOICES).default('suitable'),
  cameraIds: z.array(id).max(AI_LIMIT.cameras).default([]),
};

/** What people say of a rule (product 17 (a), D17.1). */
export const aiRuleFields = {
  name: line(AI_LIMIT.ruleName),
  ...aiRuleReach,
  /** The name of the event; of built-in kinds their own, of a custom one what its author calls it. */
  eventName: line(AI_LIMIT.eventName),
  /** The question that a picture answers with yes or no. */
  content: text(AI_LIMIT.content).min(1, 'required'),
  /** What the question means, in pictures: the answer is yes, or no; together at most ten. And how sure the model has to be. */
  yesPhotoIds: z.array(id).max(AI_LIMIT.samples).default([]),
  noPhotoIds: z.array(id).max(AI_LIMIT.samples).default([]),
  strictness: z.enum(AI_STRICTNESS).default('usual'),
  areas: z
    .array(z.object({ cameraId: id, areas: aiAreas }))
    .max(AI_LIMIT.drawn)
    .default([]),
  /** Inspection time. */
  times: aiTimes,
  hours: z.enum(AI_HOURS).default('open'),
  startOn: day,
  endOn: day.nullable().default(null),
  /** The alarm rule. */
  confidencePercent: within(AI_LIMIT.confidencePercent),
  persistence: aiPersistence,
  minSize: within(AI_LIMIT.minSize).default(AI_DEFAULTS.minSize),
  coolDownMinutes: within(AI_LIMIT.coolDownMinutes).default(AI_DEFAULTS.coolDownMinutes),
  maxPerDay: within(AI_LIMIT.maxPerDay).default(AI_DEFAULTS.maxPerDay),
  people: within(AI_LIMIT.people).default(AI_DEFAULTS.people),
  sensitivity: within(AI_LIMIT.sensitivity).default(AI_DEFAULTS.sensitivity),
  handling: z.enum(AI_HANDLINGS).default('review'),
  handlerIds: z.array(id).max(AI_LIMIT.handlers).default([]),
  reviewerIds: z.array(id).max(AI_LIMIT.reviewers).default([]),
  notifyIds: z.array(id).max(AI_LIMIT.notified).default([]),
  limitHours: z.number().int().min(1).max(LIMIT.rectification.limitHours).default(AI_DEFAULTS.limitHours),
};

const count = z.number().int();
export const aiSetting = z.object({
  isOn: z.boolean(),
  thresholdPercent: count,
  auditPercent: count,
  rev: count,
  can: z.object({ edit: z.boolean() }),
});

export const aiRuleRow = z.object({
  id,
  name: z.string(),
  kind: aiKindShape,
  eventName: z.string(),
  state: z.enum(AI_RULE_STATES),
  /** It asks a vision-language model, and none is configured: it has no result. */
  lacksModel: z.boolean(),
  times: aiTimes,
  hours: z.enum(AI_HOURS),
  handling: z.enum(AI_HANDLINGS),
  /** Cameras and stores of the reader's scope that it watches now, and those of them that it leaves alone since they were turned. */
  reached: z.object({ shops: count, cameras: count, moved: count }),
  ledger: aiLedger,
  /** Checks of the last seven days in the reader's scope. */
  week: z.object({ run: count, failed: count, skipped: count, events: count }),
  editedBy: personRef,
  createdAt: instant,
  rev: count,
});
export type AiRuleRow = z.output<typeof aiRuleRow>;

/** What was seen of one camera under a rule. */
export const aiWatchRow = z.object({
  camera: cameraRef,
  shop: personRef,
  nextAt: instant,
  lastRunAt: instant.nullable(),
  lastTookMs: count.nullable(),
  lastCause: z.string().nullable(),
  lastConfidence: z.number().nullable(),
  lastEventAt: instant.nullable(),
  movedAt: instant.nullable(),
  likeness: z.number().nullable(),
});
export type AiWatchRow = z.output<typeof aiWatchRow>;

const aiTrialFound = z.object({
  camera: cameraRef,
  shopName: z.string(),
  at: instant,
  confidence: z.number(),
  boxes: z.array(aiBox),
  pictureId: id.nullable(),
  path: z.string().nullable(),
  /** Of a recording and not of the gallery; `thumb`: the frame small, as a data URI, for whoever may play it. */
  isRecorded: z.boolean(),
  thumb: z.string().nullable(),
});
const aiTrial = z.object({
  triedAt: instant,
  by: personRef,
  /** The rule was changed since. */
  isOld: z.boolean(),
  frames: count,
  failed: count,
  /** Of the frames those of recordings. */
  recorded: count,
  found: z.array(aiTrialFound),
});
export type AiTrialOut = z.output<typeof aiTrial>;

export const aiRuleDetail = aiRuleRow.extend({
  content: z.string(),
  yesPhotos: z.array(fileRef),
  noPhotos: z.array(fileRef),
  strictness: z.enum(AI_STRICTNESS),
  shopIds: z.array(id),
  groups: z.array(personRef),
  tags: z.array(z.string()),
  /** Names of the first stores that were named. */
  shopNames: z.array(z.string()),
  cameras: z.enum(AI_CAMERA_CHOICES),
  cameraIds: z.array(id),
  areas: z.array(z.object({ cameraId: id, areas: aiAreas })),
  startOn: day,
  endOn: day.nullable(),
  confidencePercent: count,
  persistence: aiPersistence,
  minSize: count,
  coolDownMinutes: count,
  maxPerDay: count,
  people: count,
  sensitivity: count,
  handlers: z.array(personRef),
  reviewers: z.array(personRef),
  notified: z.array(personRef),
  limitHours: count,
  /** Its first cameras. */
  watched: z.array(aiWatchRow),
  trial: aiTrial.nullable(),
  history: z.array(historyEntry),
  can: z.object({ edit: z.boolean(), events: z.array(z.enum(AI_RULE_EVENTS)), resume: z.boolean() }),
});
export type AiRuleDetail = z.output<typeof aiRuleDetail>;

/** A store and each kind of event. */
export const aiDeployed = z.object({
  shop: personRef,
  cells: z.array(
    z.object({
      kind: aiKindShape,
      state: z.enum(COVERAGE_STATES),
      suitable: count,
      watched: count,
      answering: count,
    }),
  ),
});
export type AiDeployed = z.output<typeof aiDeployed>;

/** A camera of a store that can show a kind of event, or is watched for it. */
export const aiDeployedCamera = z.object({
  camera: cameraRef,
  device: personRef,
  isSuitable: z.boolean(),
  /** Those of today that look at it for this kind. */
  rules: z.array(personRef),
  isAnswering: z.boolean(),
  isMoved: z.boolean(),
});
export type AiDeployedCamera = z.output<typeof aiDeployedCamera>;

export const aiAlgorithm = z.object({
  kind: aiKindShape,
  source: z.enum(AI_SOURCES),
  /** The model that answers its question; null: no question, or none is configured. */
  model: z.string().nullable(),
  isReady: z.boolean(),
  /** Rules that reach the reader's stores and are not switched off. */
  rules: count,
  /** Of today and the reader's stores: cameras that were looked at, and checks. */
  cameras: count,
  run: count,
  failed: count,
  skipped: count,
  meanMs: z.number().nullable(),
  ledger: aiLedger,
});
export type AiAlgorithm = z.output<typeof aiAlgorithm>;
