import type { CompanyFacts } from '@rondo/contract/company';
import { useT } from '../../../shared/i18n.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { LogoPicture } from './logo-picture.tsx';

/** The company for whoever may not change it. */
export function FactsCard({ facts }: { facts: CompanyFacts }) {
  const t = useT();
  return (
    <section className="card company-card" aria-label={t('company.facts.title')}>
      <div className="company-head">
        <LogoPicture name={facts.name} path={facts.logo?.path ?? null} />
        <h2>{facts.name}</h2>
      </div>
      <Facts
        items={[
          { label: t('company.facts.industry'), value: t(`company.industry.${facts.industry}`) },
          { label: t('company.facts.timeZone'), value: facts.timeZone },
          { label: t('company.facts.cutOff'), value: <span className="num">{facts.cutOff}</span> },
          {
            label: t('company.facts.showMobile'),
            value: t(facts.showMobile ? 'company.facts.whole' : 'company.facts.shown'),
          },
        ]}
      />
    </section>
  );
}
