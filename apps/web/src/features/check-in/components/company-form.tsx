import { checkInApi } from '@rondo/contract/check-in';
import type { CheckInRules } from '@rondo/contract/check-in-shapes';
import { CHECK_IN_FIELDS } from '@rondo/domain/check-in';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useLeaveQuestion } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { PartField } from './part-field.tsx';

/** What the company asks for. What is typed stays when somebody else was faster: saving again then says it over theirs. */
export function CompanyForm({ company }: { company: CheckInRules['company'] }) {
  const t = useT();
  const [draft, setDraft] = useState(company.policy);
  const save = useAct(checkInApi.saveRule, { onDone: () => toast.ok(t('checkIn.setting.saved')) });
  const isChanged = JSON.stringify(draft) !== JSON.stringify(company.policy);
  const question = useLeaveQuestion(isChanged && !save.busy);
  const run = () =>
    void save.run({ layer: 'company', targetId: null, choices: draft, rev: company.isSaid ? company.rev : null });
  return (
    <section className="card check-in-setting" aria-labelledby="check-in-company">
      <h2 id="check-in-company">{t('checkIn.setting.company')}</h2>
      <p className="meta">{t('checkIn.setting.companyHint')}</p>
      {CHECK_IN_FIELDS.map((field) => (
        <PartField
          key={field}
          field={field}
          value={draft}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        />
      ))}
      <div className="check-in-setting-acts">
        <Button look="primary" isBusy={save.busy} isDisabled={!isChanged || draft.methods.length === 0} onPress={run}>
          {t('checkIn.setting.save')}
        </Button>
      </div>
      {question}
    </section>
  );
}
