import { inspectSettingApi, type SavedRectificationSetting, savedRectification } from '@rondo/contract/inspect-setting';
import { LIMIT } from '@rondo/domain/limit';
import { AUTO_CREATE, type AutoCreate } from '@rondo/domain/rectification-setting';
import { useId, useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { CountedNextRun } from '../../../shared/ui/counted-next-run.tsx';
import { useConflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { useLeaveQuestion } from '../../../shared/ui/form/use-form-guard.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type Draft, RectificationConflict } from './rectification-conflict.tsx';

const HOURS = ['hoursNormal', 'hoursMajor', 'hoursRedLine'] as const;

type PartProps = { draft: Draft; set: (patch: Partial<Draft>) => void };

/** The form follows what is stored until something is typed; saving over what somebody else saved meanwhile is refused. */
export function RectificationForm({ stored }: { stored: SavedRectificationSetting }) {
  const t = useT();
  const conflict = useConflict(savedRectification, stored);
  const base = conflict.base ?? stored;
  const [typed, setTyped] = useState<Draft | null>(null);
  const { rev: _, ...plain } = base;
  const draft = typed ?? plain;
  if (typed === null && stored.rev > base.rev) conflict.rebase(stored);
  const isChanged = typed !== null && JSON.stringify(typed) !== JSON.stringify(plain);
  const save = useAct(inspectSettingApi.saveRectification, {
    onDone: (saved) => {
      toast.ok(t('inspectSetting.saved'));
      conflict.rebase(saved);
      setTyped(null);
    },
    onRefused: conflict.isShown,
  });
  const question = useLeaveQuestion(isChanged && !save.busy);
  const set = (patch: Partial<Draft>) => setTyped({ ...draft, ...patch });
  return (
    <form
      className="card setting-card setting-form"
      aria-label={t('inspectSetting.rectification')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !save.busy) void save.run({ ...draft, rev: base.rev });
      }}
    >
      <CountedNextRun />
      <Hours draft={draft} set={set} />
      <Making draft={draft} set={set} />
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

function Hours({ draft, set }: PartProps) {
  const t = useT();
  const max = LIMIT.rectification.limitHours;
  return (
    <>
      <fieldset className="setting-group">
        <legend>{t('inspectSetting.rect.hours')}</legend>
        <div className="setting-hours">
          {HOURS.map((key) => (
            <NumberField
              key={key}
              label={t(`inspectSetting.rect.${key}`)}
              min={1}
              max={max}
              digits={0}
              value={draft[key]}
              onChange={(hours) => set({ [key]: hours })}
            />
          ))}
        </div>
        <p className="field-hint">{t('inspectSetting.rect.hoursHint')}</p>
      </fieldset>
      <NumberField
        label={t('inspectSetting.rect.roundHours')}
        min={1}
        max={max}
        digits={0}
        value={draft.roundHours}
        onChange={(roundHours) => set({ roundHours })}
      />
      <NumberField
        label={t('inspectSetting.rect.repeatDays')}
        min={1}
        max={LIMIT.period.days}
        digits={0}
        value={draft.repeatDays}
        onChange={(repeatDays) => set({ repeatDays })}
      />
    </>
  );
}

function Making({ draft, set }: PartProps) {
  const t = useT();
  const id = useId();
  return (
    <>
      <SelectField<AutoCreate>
        label={t('inspectSetting.rect.autoCreate')}
        hint={t('inspectSetting.rect.autoHint')}
        options={AUTO_CREATE.map((value) => ({ value, label: t(`inspectSetting.rect.autos.${value}`) }))}
        value={draft.autoCreate}
        onChange={(autoCreate) => set({ autoCreate: autoCreate ?? 'ask' })}
      />
      <div className="setting-line">
        <label htmlFor={id}>
          {t('inspectSetting.rect.allowsTransfer')}
          <span className="field-hint">{t('inspectSetting.rect.allowsTransferHint')}</span>
        </label>
        <Switch id={id} isOn={draft.allowsTransfer} onChange={(allowsTransfer) => set({ allowsTransfer })} />
      </div>
    </>
  );
}
