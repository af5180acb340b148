import type { KnowledgeDetail } from '@rondo/contract/knowledge-shapes';
import { FileX2 } from 'lucide-react';
import { saveFile } from '../../../shared/http/download.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import type { ViewFault } from './viewer-props.ts';

interface Props {
  node: KnowledgeDetail;
  fault: ViewFault;
  onRetry?: (() => void) | undefined;
}

/** In place of a document that cannot be shown: why, and what can be done instead. */
export function NotShownFace({ node: { file, name, can }, fault, onRetry }: Props) {
  const t = useT();
  const mayKeep = file !== null && can.includes('download');
  return (
    <EmptyState
      kind={fault === 'unreached' ? 'failed' : 'nothing-yet'}
      {...(fault === 'unreached' ? {} : { icon: FileX2 })}
      title={t('knowledge.view.notShown')}
      actions={
        <>
          {fault === 'unreached' && onRetry && (
            <Button look="primary" onPress={onRetry}>
              {t('ui.retry')}
            </Button>
          )}
          {mayKeep && <Button onPress={() => void saveFile(file.path, name)}>{t('ui.download')}</Button>}
        </>
      }
    >
      {t(`knowledge.view.fault.${fault}`)}
    </EmptyState>
  );
}
