import { type CompanyFacts, companyApi, companyFacts } from '@rondo/contract/company';
import { isWatermarkEmpty, type PictureSwitches } from '@rondo/domain/company';
import { watermarkText } from '@rondo/domain/watermark';
import { useId, useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { useConflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { useLeaveQuestion } from '../../../shared/ui/form/use-form-guard.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { tabOf } from '../tab-of.ts';
import { useNow } from '../use-now.ts';
import { isChanged, switchesOf, WATERMARK_WORDS } from '../watermark-draft.ts';
import { WatermarkConflict } from './watermark-conflict.tsx';
import { WatermarkPreview } from './watermark-preview.tsx';

const PARTS = ['watermarkDate', 'watermarkName', 'watermarkAccount'] as const;

/**
 * The switches with a preview of the reader's own mark; in force for everybody when saved. What is switched stays when the
 * facts are read again meanwhile; saving it then compares the two.
 */
export function WatermarkForm({ facts }: { facts: CompanyFacts }) {
  const t = useT();
  const conflict = useConflict(companyFacts, facts);
  const base = conflict.base ?? facts;
  const [draft, setDraft] = useState(() => switchesOf(facts));
  const follow = (to: CompanyFacts) => {
    conflict.rebase(to);
    setDraft(switchesOf(to));
  };
  if (facts.rev > base.rev && !isChanged(draft, base)) follow(facts);
  const me = useMe();
  const nowMs = useNow();
  const save = useAct(companyApi.saveWatermark, {
    invalidates: ['me'],
    onDone: (saved) => {
      toast.ok(t('company.watermark.saved'));
      follow(saved);
    },
    onRefused: conflict.isShown,
  });
  const question = useLeaveQuestion(isChanged(draft, base) && !save.busy, tabOf);
  const isEmpty = isWatermarkEmpty(draft);
  const text = watermarkText({ ...me, ...draft }, new Date(nowMs));
  return (
    <form
      className="card company-card"
      aria-label={t('company.watermark.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.busy && !isEmpty) void save.run({ ...draft, rev: base.rev });
      }}
    >
      <Switches draft={draft} isEmpty={isEmpty} nowMs={nowMs} onChange={setDraft} />
      <WatermarkPreview text={text} />
      <Veil draft={draft} onChange={setDraft} />
      <div className="company-acts">
        <button
          type="submit"
          className="button button-primary"
          aria-busy={save.busy}
          disabled={!isChanged(draft, base) || isEmpty || !facts.can.edit}
        >
          {t('ui.save')}
        </button>
      </div>
      {question}
      <WatermarkConflict conflict={conflict} mine={draft} onResolve={setDraft} />
    </form>
  );
}

interface SwitchesProps {
  draft: PictureSwitches;
  isEmpty: boolean;
  nowMs: number;
  onChange: (draft: PictureSwitches) => void;
}

/** Whether people are made unrecognizable on what leaves the company. */
function Veil({ draft, onChange }: Pick<SwitchesProps, 'draft' | 'onChange'>) {
  const t = useT();
  const id = useId();
  return (
    <>
      <div className="company-head">
        <h2>
          <label htmlFor={id}>{t('company.watermark.veil')}</label>
        </h2>
        <Switch
          id={id}
          isOn={draft.veilPeople === 1}
          onChange={(isOn) => onChange({ ...draft, veilPeople: isOn ? 1 : 0 })}
        />
      </div>
      <p className="field-hint">{t('company.watermark.veilHint')}</p>
    </>
  );
}

function Switches({ draft, isEmpty, nowMs, onChange }: SwitchesProps) {
  const t = useT();
  const me = useMe();
  const id = useId();
  const isOff = draft.watermark === 0;
  const date = watermarkText(
    { ...me, watermark: 1, watermarkDate: 1, watermarkName: 0, watermarkAccount: 0 },
    new Date(nowMs),
  );
  const hints = {
    watermarkDate: t('company.watermark.dateHint', { date }),
    watermarkName: '',
    watermarkAccount: t('company.watermark.accountHint'),
  };
  return (
    <>
      <div className="company-head">
        <h2>
          <label htmlFor={id}>{t('company.watermark.on')}</label>
        </h2>
        <Switch id={id} isOn={!isOff} onChange={(isOn) => onChange({ ...draft, watermark: isOn ? 1 : 0 })} />
      </div>
      <p className="field-hint">{t('company.watermark.hint')}</p>
      <fieldset className="company-parts">
        <legend>{t('company.watermark.parts')}</legend>
        {PARTS.map((part) => (
          <div key={part}>
            <Checkbox
              label={t(WATERMARK_WORDS[part])}
              isChecked={draft[part] === 1}
              isDisabled={isOff}
              onChange={(isChecked) => onChange({ ...draft, [part]: isChecked ? 1 : 0 })}
            />
            {hints[part] && <p className="field-hint company-under-box num">{hints[part]}</p>}
          </div>
        ))}
        <FieldError>{isEmpty ? t('company.watermark.empty') : undefined}</FieldError>
      </fieldset>
    </>
  );
}
