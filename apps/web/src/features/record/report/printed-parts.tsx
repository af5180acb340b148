import type { RecordDetail } from '@rondo/contract/record';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useFileUrl } from '../../../shared/http/file-url.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';

/** Above the report on paper, which leaves the company's screens: whose it is, where, when, by whom. */
export function PrintedHead({ record }: { record: RecordDetail }) {
  const t = useT();
  const format = useFormat();
  const me = useMe();
  const { url: logo } = useFileUrl(me.companyLogo);
  const facts = [
    [t('record.visit.inspector'), record.inspector.name],
    [t('record.visit.time'), format.dateTimeFull(record.submittedAt)],
    [t('record.visit.address'), record.address],
  ].filter(([, value]) => value);
  return (
    <header className="report-paper report-paper-head">
      <p>
        {logo && <img src={logo} alt="" />}
        <strong>{me.companyName}</strong>
      </p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

/** Two lines to sign on paper: who inspected, and who was there for the store. */
export function SignaturePlace() {
  const t = useT();
  return (
    <section className="report-paper report-signatures">
      <span>{t('record.print.signInspector')}</span>
      <span>{t('record.print.signStore')}</span>
    </section>
  );
}
