import { type CompanyFacts, companyApi } from '@rondo/contract/company';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { OfferDialog } from './offer-dialog.tsx';

/** Whose the company is, how large it is, and the offer of it that waits for an answer. */
export function OwnerCard({ facts }: { facts: CompanyFacts }) {
  const t = useT();
  const format = useFormat();
  const [isOffering, setOffering] = useState(false);
  const isMine = facts.offer !== null && !facts.can.accept;
  return (
    <section className="card company-card" aria-label={t('company.owner.title')}>
      <div className="company-head">
        <h2>{t('company.owner.title')}</h2>
        {facts.can.transfer && (
          <button type="button" className="button" onClick={() => setOffering(true)}>
            {t('company.owner.transfer')}
          </button>
        )}
      </div>
      {isMine && facts.offer && <PendingOffer offer={facts.offer} />}
      <Facts
        items={[
          { label: t('company.owner.title'), value: <Person name={facts.owner.name} /> },
          { label: t('company.facts.createdAt'), value: format.civilDay(facts.createdAt) },
          { label: t('company.facts.members'), value: <span className="num">{format.count(facts.members)}</span> },
          { label: t('company.facts.shops'), value: <span className="num">{format.count(facts.shops)}</span> },
        ]}
      />
      <p className="field-hint">{t('company.owner.hint')}</p>
      {isOffering && <OfferDialog ownerId={facts.owner.id} onClose={() => setOffering(false)} />}
    </section>
  );
}

function PendingOffer({ offer }: { offer: NonNullable<CompanyFacts['offer']> }) {
  const t = useT();
  const format = useFormat();
  const cancel = useAct(companyApi.cancelOffer, { onDone: () => toast.ok(t('company.owner.cancelled')) });
  return (
    <Banner
      tone="wait"
      title={t('company.owner.pendingTitle', { name: offer.to.name })}
      action={
        <button
          type="button"
          className="button button-small"
          aria-busy={cancel.busy}
          onClick={() => !cancel.busy && void cancel.run({ id: offer.id })}
        >
          {t('company.owner.cancel')}
        </button>
      }
    >
      {' '}
      {t('company.owner.pending', { time: format.dateTimeFull(offer.expiresAt) })}
    </Banner>
  );
}
