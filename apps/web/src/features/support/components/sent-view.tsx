import { useT } from '../../../shared/i18n.tsx';
import type { Sent } from '../send-raw.ts';

/** How a call travelled and what came back: status, time, signature text, headers, body, envelope. */
export function SentView({ sent: { address, signed, headers, body, status, ms, answer } }: { sent: Sent }) {
  const t = useT();
  const lines = headers.map(([name, value]) => `${name}: ${value}`).join('\n');
  return (
    <section className="support-part" aria-label={t('support.api.result')}>
      <h2>{t('support.api.result')}</h2>
      <p className="num" role="status">
        {t('support.api.took', { status, ms })}
      </p>
      <Block title={t('support.api.answer')} text={answer} />
      <Block title={t('support.api.signed')} text={signed} />
      <Block title={t('support.api.headers')} text={`${address}\n${lines}`} />
      {body !== '' && <Block title={t('support.api.body')} text={body} />}
    </section>
  );
}

function Block({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className="support-code" tabIndex={0} aria-label={title}>
        <pre>{text}</pre>
      </section>
    </>
  );
}
