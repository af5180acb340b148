import type { ShownGeneration } from '@rondo/contract/template-generation';
import { Quote } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import './check-item.css';
import './generation.css';

/** What a generated item is taken from: the words of the document, with their page. */
export function ItemQuote({ generation, itemId }: { generation: ShownGeneration; itemId: string }) {
  const t = useT();
  const source = generation.sources.find((one) => one.itemId === itemId);
  const head = [
    t('template.generation.quote'),
    ...(source && generation.source !== '' ? [generation.source] : []),
    ...(source?.page ? [t('template.generation.page', { page: source.page })] : []),
  ];
  return (
    <div className="item-origin item-quote meta">
      <Quote size={14} strokeWidth={1.75} aria-hidden />
      <div>
        {source ? (
          <>
            <span>{head.join(' · ')}</span>
            <blockquote>{source.quote}</blockquote>
          </>
        ) : (
          t('template.generation.noQuote')
        )}
      </div>
    </div>
  );
}
