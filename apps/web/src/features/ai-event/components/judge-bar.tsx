import { FALSE_REASONS } from '@rondo/domain/ai-event';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { KeyHint } from '../../../shared/ui/keys/key-hint.tsx';
import type { useJudging } from '../use-judging.ts';

/** The acts of the keyboard as buttons; while a reason is asked for, the reasons. */
export function JudgeBar({ judging }: { judging: ReturnType<typeof useJudging> }) {
  const t = useT();
  const { fits, say, isBusy, isAskingWhy, setAskingWhy, ticked, clear } = judging;
  return (
    <div className="ai-event-judge" role="toolbar" aria-label={t('aiEvent.keys')}>
      {isAskingWhy ? (
        <>
          <span>{t('aiEvent.whyFalse')}</span>
          {FALSE_REASONS.map((reason, at) => (
            <Button key={reason} isSmall isBusy={isBusy} onPress={() => say('refute', reason)}>
              {`${at + 1} ${t(`aiEvent.reasons.${reason}`)}`}
            </Button>
          ))}
          <Button isSmall look="text" onPress={() => setAskingWhy(false)}>
            {t('ui.cancel')}
          </Button>
        </>
      ) : (
        <>
          <span className="meta ai-event-keys">{t('aiEvent.keys')}</span>
          {ticked.length > 0 && (
            <>
              <span className="num">{t('aiEvent.selected', { count: ticked.length })}</span>
              <Button isSmall look="text" onPress={clear}>
                {t('aiEvent.clear')}
              </Button>
            </>
          )}
          <Button isSmall isDisabled={fits('undo').length === 0} isBusy={isBusy} onPress={() => say('undo')}>
            {t('aiEvent.act.undo')} <KeyHint>U</KeyHint>
          </Button>
          <Button isSmall isDisabled={fits('refute').length === 0} onPress={() => setAskingWhy(true)}>
            {t('aiEvent.act.refute')} <KeyHint>F</KeyHint>
          </Button>
          <Button
            isSmall
            look="primary"
            isDisabled={fits('confirm').length === 0}
            isBusy={isBusy}
            onPress={() => say('confirm')}
          >
            {t('aiEvent.act.confirm')} <KeyHint>C</KeyHint>
          </Button>
        </>
      )}
    </div>
  );
}
