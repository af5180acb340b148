import type { PersonRef } from '@rondo/contract/kit/shapes';
import { MODES, type Mode, PURPOSES, type Purpose } from '@rondo/domain/task';
import type { MessageKey } from '@rondo/messages';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { v4 as uuid } from 'uuid';
import { usePresetProcesses } from '../../shared/process/use-preset-process.ts';
import type { Base } from './use-base-record.ts';

/** What is inspected again of a record: what failed in it, or the whole list. */
export type Extent = 'failed' | 'whole';

/** What is chosen before an inspection begins. `base`: the record that is inspected again, which fills the form. */
export function useStartForm(base: Base | null) {
  const [params] = useSearchParams();
  const [shopId, setShop] = useState(base?.shop.id ?? params.get('shopId'));
  const [templateId, setTemplate] = useState(base ? templateOf(base) : params.get('templateId'));
  const [mode, setModeOnly] = useState<Mode>(
    modeOf(base) ?? MODES.find((one) => one === params.get('mode')) ?? 'on_site',
  );
  const [purpose, setPurpose] = useState<Purpose>(
    base ? 're_inspection' : (PURPOSES.find((one) => one === params.get('purpose')) ?? 'regular'),
  );
  const [reviewers, setReviewers] = useState<PersonRef[]>([]);
  const [isReviewed, setReviewed] = useState<boolean | null>(null);
  const [extent, setExtent] = useState<Extent>(base && base.wholeOnly === null ? 'failed' : 'whole');
  const [requestId] = useState(() => uuid());
  const [chosen, setProcess] = useState<'own' | 'default'>('default');
  const asked = extent === 'failed' ? (base?.template.id ?? null) : templateId;
  const { presets, isKnown } = usePresetProcesses(mode, asked === null ? [] : [asked]);
  const [preset = null] = presets;
  const process: 'own' | 'default' = preset && (chosen === 'default' || !preset.allowsOverride) ? 'default' : 'own';
  // On, unless it is switched off here or the default process has no review; a self-inspection is always looked at.
  const review = mode === 'self' || (isReviewed ?? preset?.levels.length !== 0);
  const needsReviewer = isKnown && process === 'own' && review && reviewers.length === 0;
  const blocker: MessageKey | null =
    extent === 'whole' && !shopId
      ? 'inspection.start.pickShop'
      : extent === 'whole' && !templateId
        ? 'inspection.start.pickTemplate'
        : needsReviewer
          ? 'inspection.start.reviewersNeeded'
          : null;
  /** Another mode has other templates; what failed stays with its own. */
  const setMode = (next: Mode) => {
    if (next !== mode && extent === 'whole') setTemplate(null);
    setModeOnly(next);
  };
  return {
    ...{ shopId, setShop, templateId, setTemplate, mode, setMode, purpose, setPurpose, reviewers, setReviewers },
    ...{ extent, setExtent, requestId, blocker, preset, process, setProcess, review, setReviewed },
  } as const;
}

/** The template of the record, where it can be used again. */
const templateOf = ({ wholeOnly, template }: Base): string | null =>
  wholeOnly === 'template_gone' || wholeOnly === 'not_shared' ? null : template.id;

/** The modes in which a record can be inspected again. */
export const offeredFor = (base: Base): Mode[] => MODES.filter((mode) => base.modes.includes(mode));

/** The mode of the record where it can be had here, else the first that can. */
function modeOf(base: Base | null): Mode | null {
  if (!base) return null;
  const offered = offeredFor(base);
  return offered.find((mode) => mode === base.mode) ?? offered[0] ?? null;
}
