import { accountApi } from '@rondo/contract/account';
import { INDUSTRIES, type Industry } from '@rondo/domain/company';
import { LIMIT } from '@rondo/domain/limit';
import { type FormEvent, useState } from 'react';
import { useSubmit } from '../../../shared/http/use-submit.ts';
import { useT } from '../../../shared/i18n.tsx';
import { enterWith } from '../enter-with.ts';
import { passIsOver, proof } from '../proof.ts';
import { ownZone, zones } from '../time-zones.ts';
import { needed, useFields } from '../use-fields.ts';
import { LeaveLink } from './leave-link.tsx';
import { ModeLink } from './mode-link.tsx';
import { PlainField } from './plain-field.tsx';
import { PlainSelect } from './plain-select.tsx';

/** A company of one's own. */
export default function CreateCompanyForm() {
  const t = useT();
  const { values, faults, set, check, refuse } = useFields({ companyName: '', name: '' });
  const [industry, setIndustry] = useState<Industry>('restaurant');
  const [timeZone, setTimeZone] = useState(ownZone);
  const create = useSubmit(accountApi.registerCompany, {
    onDone: (session) => void enterWith(session),
    onRefused: (refusal) => {
      passIsOver(refusal);
      return refuse(refusal);
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isRight = check({
      companyName: needed(values.companyName, t('rule.company_name')),
      name: needed(values.name, t('account.create.nameNeeded')),
    });
    const pass = isRight && !create.busy ? await proof() : null;
    if (pass) void create.run({ ...values, pass, industry, timeZone });
  };
  return (
    <form className="sign-in-form" onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <h1>{t('session.title.create')}</h1>
        <p className="sign-in-hint">{t('account.create.hint')}</p>
      </div>
      <PlainField
        label={t('account.create.companyName')}
        value={values.companyName}
        onChange={(value) => set('companyName', value)}
        error={faults.companyName}
        autoComplete="organization"
        maxLength={LIMIT.name.company}
        autoFocus
      />
      <PlainField
        label={t('account.create.name')}
        value={values.name}
        onChange={(value) => set('name', value)}
        error={faults.name}
        autoComplete="name"
        maxLength={LIMIT.name.member}
      />
      <PlainSelect
        label={t('account.create.industry')}
        value={industry}
        onChange={(value) => setIndustry(INDUSTRIES.find((one) => one === value) ?? 'other')}
        options={INDUSTRIES.map((one) => ({ value: one, label: t(`company.industry.${one}`) }))}
      />
      <PlainSelect
        label={t('account.create.timeZone')}
        value={timeZone}
        onChange={setTimeZone}
        options={zones(timeZone).map((zone) => ({ value: zone, label: zone }))}
      />
      <button type="submit" className="button button-large button-primary" aria-busy={create.busy}>
        {t('account.create.submit')}
      </button>
      <p className="sign-in-more">
        <ModeLink mode="join">{t('session.join')}</ModeLink>
        <LeaveLink />
      </p>
    </form>
  );
}
