import { type CompanyFacts, companyApi } from '@rondo/contract/company';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { CodeField } from '../../../shared/ui/form/code-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useOwnCode } from '../use-own-code.ts';

interface Props {
  facts: CompanyFacts;
  offer: NonNullable<CompanyFacts['offer']>;
}

/** The company is offered to the reader: take it with a code, or decline. */
export function AcceptCard({ facts, offer }: Props) {
  const t = useT();
  const format = useFormat();
  const [isAccepting, setAccepting] = useState(false);
  const decline = useAct(companyApi.decline, { onDone: () => toast.ok(t('company.owner.declined')) });
  const { name } = facts.owner;
  return (
    <>
      <Banner
        tone="wait"
        title={t('company.owner.offerTitle', { name })}
        action={
          <span className="company-strip-acts">
            <button
              type="button"
              className="button button-small"
              aria-busy={decline.busy}
              onClick={() => !decline.busy && void decline.run({ id: offer.id })}
            >
              {t('company.owner.decline')}
            </button>
            <button type="button" className="button button-small button-primary" onClick={() => setAccepting(true)}>
              {t('company.owner.accept')}
            </button>
          </span>
        }
      >
        {' '}
        {t('company.owner.offer', { name, time: format.dateTimeFull(offer.expiresAt) })}
      </Banner>
      {isAccepting && <AcceptDialog facts={facts} id={offer.id} onClose={() => setAccepting(false)} />}
    </>
  );
}

function AcceptDialog({ facts, id, onClose }: { facts: CompanyFacts; id: string; onClose: () => void }) {
  const t = useT();
  const own = useOwnCode('accept_ownership');
  const accept = useAct(companyApi.accept, {
    invalidates: ['me', 'member', 'role'],
    onRefused: (refusal) => {
      if (refusal.reason !== 'CODE_WRONG') return false;
      own.refuse(refusal.message);
      return true;
    },
    onDone: () => {
      toast.ok(t('company.owner.accepted', { name: facts.name }));
      onClose();
    },
  });
  return (
    <Dialog title={t('company.owner.acceptTitle')} width={460} isSticky onClose={onClose}>
      <ActForm
        verb={t('company.owner.accept')}
        isBusy={accept.busy}
        onSubmit={() => own.check() && void accept.run({ id, code: own.code })}
        onClose={onClose}
      >
        <p>{t('company.owner.hint')}</p>
        <CodeField label={t('company.owner.code')} isRequired {...own.field} />
      </ActForm>
    </Dialog>
  );
}
