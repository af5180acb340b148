import { leakApi } from '@rondo/contract/leak';
import { LEAK_LIMIT } from '@rondo/domain/leak-limit';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { CandidateList, type Candidates } from './candidate-list.tsx';

/** Takes what can be read of a watermark, and says whose it may be. */
export function FragmentsCard() {
  const t = useT();
  const today = useFormat().civilDay(Date.now());
  const [name, setName] = useState('');
  const [account, setAccount] = useState('');
  const [day, setDay] = useState(today);
  const [found, setFound] = useState<Candidates | null>(null);
  const search = useAct(leakApi.fragments, {
    onDone: ({ list, total }, input) => setFound({ list, total, day: input.day }),
  });
  return (
    <section className="card leak-card" aria-label={t('leak.fragments.title')}>
      <h2>{t('leak.fragments.title')}</h2>
      <p className="field-hint">{t('leak.fragments.hint')}</p>
      <form
        className="leak-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!search.busy && day !== '') void search.run({ name, account, day });
        }}
      >
        <TextField label={t('leak.fragments.name')} value={name} maxLength={LEAK_LIMIT.fragment} onChange={setName} />
        <TextField
          label={t('leak.fragments.account')}
          hint={t('leak.fragments.accountHint')}
          value={account}
          maxLength={LEAK_LIMIT.fragment}
          onChange={setAccount}
        />
        <DateField
          label={t('leak.fragments.day')}
          hint={t('leak.fragments.dayHint')}
          isRequired
          value={day}
          onChange={setDay}
        />
        <div className="leak-acts">
          <button type="submit" className="button button-primary" aria-busy={search.busy} disabled={day === ''}>
            {t('leak.fragments.search')}
          </button>
        </div>
      </form>
      {found && <CandidateList found={found} />}
    </section>
  );
}
