import { Link } from 'react-router';
import { Refusal } from '../../http/refusal.ts';
import { useT } from '../../i18n.tsx';
import { codeTopic } from '../../session/help-topic.ts';
import { useHelpLink } from '../../session/use-help-link.ts';

/** The way from an error to why it comes and what to do; nothing where the failure has no number. */
export function WhatItMeans({ failure }: { failure: Error | null }) {
  return failure instanceof Refusal ? <MeaningLink code={failure.code} /> : null;
}

function MeaningLink({ code }: { code: number }) {
  const t = useT();
  return (
    <p>
      <Link to={useHelpLink(codeTopic(code))}>{t('help.meaning')}</Link>
    </p>
  );
}
