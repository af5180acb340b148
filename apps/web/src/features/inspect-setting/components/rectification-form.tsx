import { inspectSettingApi, type SavedRectificationSetting, savedRectification } from '@rondo/contract/inspect-setting';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { CountedNextRun } from '../../../shared/ui/counted-next-run.tsx';
import { useConflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { useLeaveQuestion } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type Draft, draftOf, settingOf } from '../rectification-draft.ts';
import { RectificationConflict } from './rectification-conflict.tsx';
import { RectificationPeople } from './rectification-people.tsx';
import { RectificationRules } from './rectification-rules.tsx';

/** The form follows what is stored until something is typed; saving over what somebody else saved meanwhile is refused. */
export function RectificationForm({ stored }: { stored: SavedRectificationSetting }) {
  const t = useT();
  const conflict = useConflict(savedRectification, stored);
  const base = conflict.base ?? stored;
  const [typed, setTyped] = useState<Draft | null>(null);
  const [isTried, setTried] = useState(false);
  const plain = draftOf(base);
  const draft = typed ?? plain;
  if (typed === null && stored.rev > base.rev) conflict.rebase(stored);
  const isChanged = typed !== null && JSON.stringify(typed) !== JSON.stringify(plain);
  const save = useAct(inspectSettingApi.saveRectification, {
    onDone: (saved) => {
      toast.ok(t('inspectSetting.saved'));
      conflict.rebase(saved);
      setTyped(null);
      setTried(false);
    },
    onRefused: conflict.isShown,
  });
  const question = useLeaveQuestion(isChanged && !save.busy);
  const set = (patch: Partial<Draft>) => setTyped({ ...draft, ...patch });
  const submit = () => {
    setTried(true);
    const setting = settingOf(draft);
    if (setting && isChanged && !save.busy) void save.run({ ...setting, rev: base.rev });
  };
  return (
    <form
      className="card setting-card setting-form"
      aria-label={t('inspectSetting.rectification')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CountedNextRun />
      <RectificationPeople draft={draft} isTried={isTried} set={set} />
      <RectificationRules draft={draft} set={set} />
      <div className="setting-acts">
        {isChanged && (
          <button type="button" className="button" onClick={() => setTyped(null)}>
            {t('ui.cancel')}
          </button>
        )}
        <button type="submit" className="button button-primary" aria-busy={save.busy} disabled={!isChanged}>
          {t('ui.save')}
        </button>
      </div>
      {question}
      <RectificationConflict conflict={conflict} mine={draft} onResolve={setTyped} />
    </form>
  );
}
