import { FLOW_COUNTER_FIELDS, type FlowCounterDetail, flowCounterApi } from '@rondo/contract/flow-counter';
import type { Input } from '@rondo/contract/kit/endpoint';
import { fieldNames } from '@rondo/contract/kit/field';
import { type CounterKind, type CounterShape, type CounterSource, shapeFault } from '@rondo/domain/flow-counter';
import type { Translate } from '../../shared/i18n.tsx';
import type { Faults } from '../../shared/ui/form/use-draft-form.ts';

/** A counter as it is being typed. */
export interface Draft {
  shopId: string | null;
  kind: CounterKind;
  source: CounterSource;
  name: string;
  cameraId: string | null;
  shape: CounterShape | null;
  code: string;
  staffPeople: number;
  staffCrossings: number;
}

export const FIELD_NAMES = fieldNames(FLOW_COUNTER_FIELDS);

export const draftOf = (counter: FlowCounterDetail | undefined): Draft => ({
  shopId: counter?.shop.id ?? null,
  kind: counter?.kind ?? 'entrance',
  source: counter?.source ?? 'camera',
  name: counter?.name ?? '',
  cameraId: counter?.cameraId ?? null,
  shape: counter?.shape ?? null,
  code: counter?.code ?? '',
  staffPeople: counter?.staffPeople ?? 0,
  staffCrossings: counter?.staffCrossings ?? 0,
});

/** The fields as they are sent: those of the source that it has. */
export function sentOf(draft: Draft): Omit<Input<typeof flowCounterApi.edit>, 'id' | 'rev'> {
  const isCamera = draft.source === 'camera';
  const isEntrance = draft.kind === 'entrance';
  return {
    name: draft.name,
    cameraId: isCamera ? draft.cameraId : null,
    shape: isCamera ? draft.shape : null,
    code: isCamera || draft.code.trim() === '' ? null : draft.code,
    staffPeople: isEntrance ? draft.staffPeople : 0,
    staffCrossings: isEntrance ? draft.staffCrossings : 0,
  };
}

/** What is wrong before anything is sent: the same shapes and rules as the server's. */
export function faultsOf(draft: Draft, t: Translate): Faults {
  const sent = sentOf(draft);
  const wrong = (['name', 'code'] as const).flatMap((name) => {
    const message = flowCounterApi.create.input.shape[name].safeParse(sent[name]).error?.issues[0]?.message;
    return message === undefined ? [] : [[name, wordsOf(message, t)] as const];
  });
  return {
    ...Object.fromEntries(wrong),
    ...(draft.shopId === null ? { shopId: t('rule.required') } : {}),
    ...(draft.source === 'import' && sent.code === null ? { code: t('rule.required') } : {}),
    ...(draft.source === 'camera' ? cameraFaults(draft, t) : {}),
  };
}

const cameraFaults = ({ cameraId, kind, shape }: Draft, t: Translate): Faults => ({
  ...(cameraId === null ? { cameraId: t('rule.required') } : {}),
  ...(cameraId !== null && shapeFault(kind, shape) ? { shape: t('flowCounter.shapeWrong') } : {}),
});

function wordsOf(message: string, t: Translate): string {
  if (message === 'required') return t('rule.required');
  const length = /^max_(\d+)$/.exec(message);
  return length ? t('rule.max_length', { max: Number(length[1]) }) : t('rule.characters');
}
