import { type FreeTaskPreset, freeTaskApi } from '@rondo/contract/free-task';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import type { Refusal } from '../../../shared/http/refusal.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** A refused name is told at the field. */
function useTaken() {
  const [taken, setTaken] = useState<string | null>(null);
  const onRefused = (refusal: Refusal): boolean => {
    const isName = refusal.reason === 'PRESET_NAME_TAKEN';
    if (isName) setTaken(refusal.message);
    return isName;
  };
  return { taken, setTaken, onRefused };
}

interface FormProps {
  first: string;
  verb: string;
  isBusy: boolean;
  taken: string | null;
  onType: () => void;
  onName: (name: string) => void;
  onClose: () => void;
}

function NameForm({ first, verb, isBusy, taken, onType, onName, onClose }: FormProps) {
  const t = useT();
  const [name, setName] = useState(first);
  const [isTried, setTried] = useState(false);
  const error = taken ?? (isTried && name.trim() === '' ? t('freeTask.preset.nameNeeded') : null);
  const submit = () => {
    setTried(true);
    if (name.trim() !== '') onName(name);
  };
  return (
    <ActForm verb={verb} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <TextField
        label={t('freeTask.preset.name')}
        isRequired
        autoFocus
        maxLength={LIMIT.name.task}
        value={name}
        onChange={(next) => {
          onType();
          setName(next);
        }}
        {...(error ? { error } : {})}
      />
    </ActForm>
  );
}

interface SaveProps {
  name: string;
  body: FreeTaskPreset['body'];
  onClose: () => void;
}

/** The name under which what is asked for is kept. */
export function SavePresetForm({ name, body, onClose }: SaveProps) {
  const t = useT();
  const { taken, setTaken, onRefused } = useTaken();
  const [requestId] = useState(() => uuidv7());
  const save = useAct(freeTaskApi.savePreset, {
    onDone: () => {
      toast.ok(t('freeTask.preset.saved'));
      onClose();
    },
    onRefused,
  });
  return (
    <NameForm
      first={name}
      verb={t('freeTask.preset.save')}
      isBusy={save.busy}
      taken={taken}
      onType={() => setTaken(null)}
      onName={(next) => void save.run({ name: next, body, requestId })}
      onClose={onClose}
    />
  );
}

/** Another name for a preset. */
export function RenamePresetForm({ preset, onClose }: { preset: FreeTaskPreset; onClose: () => void }) {
  const t = useT();
  const { taken, setTaken, onRefused } = useTaken();
  const rename = useAct(freeTaskApi.renamePreset, {
    onDone: () => {
      toast.ok(t('freeTask.preset.renamed'));
      onClose();
    },
    onRefused,
  });
  return (
    <NameForm
      first={preset.name}
      verb={t('freeTask.preset.rename')}
      isBusy={rename.busy}
      taken={taken}
      onType={() => setTaken(null)}
      onName={(name) => void rename.run({ id: preset.id, rev: preset.rev, name })}
      onClose={onClose}
    />
  );
}
