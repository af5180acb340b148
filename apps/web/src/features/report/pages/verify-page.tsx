import type { Output } from '@rondo/contract/kit/endpoint';
import { reportApi } from '@rondo/contract/report';
import type { SealVerdict } from '@rondo/domain/report';
import type { Shape } from '@rondo/domain/state-shapes';
import { dateTimeFull } from '@rondo/messages/format/date';
import { type ReactNode, useEffect, useState } from 'react';
import { hashes } from '../../../shared/http/hashes.ts';
import { call, Refusal } from '../../../shared/http/http.ts';
import { switchLanguage, useLanguage, useT } from '../../../shared/i18n.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import type { Tone } from '../../../shared/ui/tokens.ts';
import { type VerifyLink, verifyLinkOf } from '../verify-link.ts';
import '../components/verify.css';

type Answer = Output<typeof reportApi.verify>;
type Asked = Answer | 'checking' | 'failed';

const LOOK: Record<SealVerdict, [Shape, Tone]> = {
  match: ['check', 'ok'],
  corrected: ['exclamation', 'warn'],
  void: ['slash', 'warn'],
  unknown: ['cross', 'bad'],
};

/** Before the application, for whoever holds a report: whether it is true and its record still says the same. */
export default function VerifyPage({ mark }: { mark: ReactNode }) {
  const t = useT();
  const link = verifyLinkOf(window.location.hash);
  useEffect(() => {
    document.title = `${t('verify.title')} · ${t('app.brand')}`;
  }, [t]);
  return (
    <div className="verify">
      <header>
        <p className="verify-brand">
          {mark} {t('app.brand')}
        </p>
        <LanguageButton />
      </header>
      <main className="card verify-card">
        <h1>{t('verify.title')}</h1>
        {link ? <Checked link={link} /> : <Verdict answer={{ verdict: 'unknown', report: null }} />}
      </main>
    </div>
  );
}

function Checked({ link }: { link: VerifyLink }) {
  const t = useT();
  const [asked, setAsked] = useState<Asked>('checking');
  const { companyId, recordId, hash } = link;
  useEffect(() => {
    let isGone = false;
    const show = (what: Asked) => {
      if (!isGone) setAsked(what);
    };
    call(reportApi.verify, { companyId, recordId, hash }).then(show, (cause: unknown) => {
      if (!(cause instanceof Refusal)) throw cause;
      show('failed');
    });
    return () => {
      isGone = true;
    };
  }, [companyId, recordId, hash]);
  if (asked === 'checking') return <p role="status">{t('verify.checking')}</p>;
  if (asked === 'failed') {
    return (
      <div role="alert" className="verify-failed">
        <p>{t('verify.failed')}</p>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {t('verify.retry')}
        </button>
      </div>
    );
  }
  return (
    <>
      <Verdict answer={asked} />
      {asked.report && <Facts report={asked.report} hash={hash} />}
      {asked.report && <DataFile hash={hash} />}
    </>
  );
}

function Verdict({ answer: { verdict } }: { answer: Answer }) {
  const t = useT();
  const [shape, tone] = LOOK[verdict];
  return (
    <div role="status" className="verify-verdict" data-tone={tone}>
      <StatusIcon shape={shape} tone={tone} size={28} />
      <div>
        <strong>{t(`verify.verdict.${verdict}`)}</strong>
        <p>{t(`verify.explain.${verdict}`)}</p>
      </div>
    </div>
  );
}

function Facts({ report, hash }: { report: NonNullable<Answer['report']>; hash: string }) {
  const t = useT();
  const language = useLanguage();
  const { company, shop, number, submittedAt, sealedAt, timeZone } = report;
  const at = (moment: string) => `${dateTimeFull(moment, { language, timeZone })} (${timeZone})`;
  const rows = [
    [t('verify.company'), company],
    [t('verify.shop'), shop],
    [t('verify.number'), number],
    [t('verify.submitted'), at(submittedAt)],
    [t('verify.sealed'), at(sealedAt)],
    [t('verify.hash'), hash],
  ] as const;
  return (
    <dl className="verify-facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="meta">{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Compares a data file on this device: nothing is sent. */
function DataFile({ hash }: { hash: string }) {
  const t = useT();
  const [found, setFound] = useState<'match' | 'mismatch' | null>(null);
  const look = async (file: File | undefined) => {
    if (!file) return;
    const sum = hashes.sha256(new Uint8Array(await file.arrayBuffer()));
    setFound(sum === hash ? 'match' : 'mismatch');
  };
  return (
    <section className="verify-file">
      <h2>{t('verify.file.title')}</h2>
      <p className="meta">{t('verify.file.hint')}</p>
      <label className="button">
        {t('verify.file.choose')}
        <input
          type="file"
          accept=".json,application/json"
          className="visually-hidden"
          onChange={({ target }) => void look(target.files?.[0])}
        />
      </label>
      {found && (
        <p role="status" className="verify-found">
          <StatusIcon shape={found === 'match' ? 'check' : 'cross'} tone={found === 'match' ? 'ok' : 'bad'} size={16} />
          {t(`verify.file.${found}`)}
        </p>
      )}
    </section>
  );
}

function LanguageButton() {
  const t = useT();
  const other = useLanguage() === 'en-US' ? 'zh-CN' : 'en-US';
  return (
    <button type="button" className="quiet" lang={other} onClick={() => void switchLanguage(other)}>
      {t('app.top.switchTo')}
    </button>
  );
}
