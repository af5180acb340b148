import { type CompanyFacts, companyApi, companyFacts } from '@rondo/contract/company';
import { INDUSTRIES } from '@rondo/domain/company';
import { LIMIT } from '@rondo/domain/limit';
import { useMemo, useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { useConflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useLeaveQuestion } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { cutOffs, draftOf, type FactsDraft, inputOf, isChanged, zoneOptions } from '../facts-draft.ts';
import { tabOf } from '../tab-of.ts';
import { FactsConflict } from './facts-conflict.tsx';
import { LogoField } from './logo-field.tsx';

/**
 * Name, industry, logo, and how the company counts its days. Faults stand at their fields. What is typed stays when the facts
 * are read again meanwhile; saving it then compares the two.
 */
export function FactsForm({ facts }: { facts: CompanyFacts }) {
  const t = useT();
  const conflict = useConflict(companyFacts, facts);
  const base = conflict.base ?? facts;
  const [draft, setDraft] = useState(() => draftOf(facts));
  const follow = (to: CompanyFacts) => {
    conflict.rebase(to);
    setDraft(draftOf(to));
  };
  if (facts.rev > base.rev && !isChanged(draft, base)) follow(facts);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const save = useAct(companyApi.save, {
    // The user info carries name, logo and zone; the tree of departments its root.
    invalidates: ['me', 'department'],
    onDone: (saved) => {
      toast.ok(t('company.facts.saved'));
      follow(saved);
    },
    onRefused: (refusal) => {
      setFaults(Object.fromEntries(refusal.fields.map((field) => [field.path, field.message])));
      return refusal.fields.length > 0 || conflict.isShown(refusal);
    },
  });
  const question = useLeaveQuestion(isChanged(draft, base) && !save.busy, tabOf);
  const change = (patch: Partial<FactsDraft>) => {
    setDraft((now) => ({ ...now, ...patch }));
    setFaults({});
  };
  const submit = () => {
    if (draft.name.trim() === '') setFaults({ name: t('rule.company_name') });
    else void save.run(inputOf(draft, base.rev));
  };
  return (
    <form
      className="card company-card"
      noValidate
      aria-label={t('company.facts.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.busy) submit();
      }}
    >
      <h2>{t('company.facts.title')}</h2>
      <LogoField
        companyName={draft.name}
        logo={draft.logo}
        error={faults.logoFileId}
        onChange={(logo) => change({ logo })}
      />
      <Fields draft={draft} faults={faults} change={change} />
      <div className="company-acts">
        <button
          type="submit"
          className="button button-primary"
          aria-busy={save.busy}
          disabled={!isChanged(draft, base)}
        >
          {t('ui.save')}
        </button>
      </div>
      {question}
      <FactsConflict conflict={conflict} mine={draft} onResolve={setDraft} />
    </form>
  );
}

interface FieldsProps {
  draft: FactsDraft;
  faults: Readonly<Record<string, string>>;
  change: (patch: Partial<FactsDraft>) => void;
}

function Fields({ draft, faults, change }: FieldsProps) {
  const t = useT();
  const zones = useMemo(() => zoneOptions(draft.timeZone), [draft.timeZone]);
  return (
    <div className="company-fields">
      <TextField
        label={t('company.facts.name')}
        isRequired
        value={draft.name}
        maxLength={LIMIT.name.company}
        hint={t('company.facts.nameHint')}
        error={faults.name}
        onChange={(name) => change({ name })}
      />
      <SelectField
        label={t('company.facts.industry')}
        value={draft.industry}
        options={INDUSTRIES.map((value) => ({ value, label: t(`company.industry.${value}`) }))}
        error={faults.industry}
        onChange={(industry) => industry && change({ industry })}
      />
      <SelectField
        label={t('company.facts.timeZone')}
        value={draft.timeZone}
        options={zones}
        isSearchable
        hint={t('company.facts.timeZoneHint')}
        error={faults.timeZone}
        onChange={(timeZone) => timeZone && change({ timeZone })}
      />
      <SelectField
        label={t('company.facts.cutOff')}
        value={draft.cutOff}
        options={cutOffs(draft.cutOff).map((value) => ({ value, label: value }))}
        hint={t('company.facts.cutOffHint')}
        error={faults.cutOff}
        onChange={(cutOff) => cutOff && change({ cutOff })}
      />
      <div className="company-wide">
        <Checkbox
          label={t('company.facts.showMobile')}
          isChecked={draft.showMobile}
          onChange={(showMobile) => change({ showMobile })}
        />
        <p className="field-hint company-under-box">{t('company.facts.showMobileHint')}</p>
      </div>
    </div>
  );
}
