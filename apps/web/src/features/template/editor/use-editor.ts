import type { TemplateDetail } from '@rondo/contract/template';
import { type CheckItem, newCheckItem, type TemplateContent } from '@rondo/domain/scoring/template';
import { useCallback, useMemo, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { StandardFiles } from '../components/item-part.ts';
import { findItem } from './content.ts';
import { type Draft, draftOf } from './draft.ts';
import { begin, changed, redone, undone } from './draft-history.ts';
import { faultsOf, type PlacedFault, type Step } from './faults.ts';
import { type Autosave, useAutosave } from './use-autosave.ts';
import { useStandardFiles } from './use-standard-files.ts';

/** Everything that a part of the editor may read and do. */
export interface Editor {
  detail: TemplateDetail;
  draft: Draft;
  isReadOnly: boolean;
  faults: readonly PlacedFault[];
  save: Autosave;
  step: Step;
  setStep: (step: Step) => void;
  /** The check item whose settings are open. */
  selected: CheckItem | null;
  select: (id: string | null) => void;
  /** The files of standard photos and of the cover. */
  pictures: StandardFiles;
  change: (patch: Partial<Draft>) => void;
  /** Changes the content by what it is at that moment. */
  edit: (how: (content: TemplateContent) => TemplateContent) => void;
  /** Null: there is nothing to take back, or to do again. */
  undo: (() => void) | null;
  redo: (() => void) | null;
}

export function useEditor(detail: TemplateDetail, isReadOnly: boolean): Editor {
  const [history, setHistory] = useState(() => begin(draftOf(detail)));
  const { draft } = history;
  const [step, setStep] = useState<Step>('items');
  const [selectedId, select] = useState<string | null>(null);
  const pictures = useStandardFiles([...detail.standardPhotos, ...(detail.cover ? [detail.cover] : [])]);
  const save = useAutosave(detail, draft);
  const faults = useMemo(() => faultsOf(draft), [draft]);
  const setDraft = useCallback((how: (now: Draft) => Draft) => {
    const at = Date.now();
    setHistory((now) => changed(now, how(now.draft), at));
  }, []);
  const change = useCallback((patch: Partial<Draft>) => setDraft((now) => ({ ...now, ...patch })), [setDraft]);
  const edit = useCallback(
    (how: (content: TemplateContent) => TemplateContent) =>
      setDraft((now) => {
        const content = how(now.content);
        return content === now.content ? now : { ...now, content };
      }),
    [setDraft],
  );
  const selected = selectedId === null ? null : (findItem(draft.content, selectedId)?.item ?? null);
  const undo = isReadOnly || history.past.length === 0 ? null : () => setHistory(undone);
  const redo = isReadOnly || history.future.length === 0 ? null : () => setHistory(redone);
  return {
    detail,
    draft,
    isReadOnly,
    faults,
    save,
    step,
    setStep,
    selected,
    select,
    pictures,
    change,
    edit,
    undo,
    redo,
  };
}

/** A check item as the editor begins it. */
export function freshItem(name: string): CheckItem {
  return newCheckItem(uuidv7(), name);
}
