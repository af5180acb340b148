import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';

interface Props {
  page: number;
  next: string | null;
  isBusy: boolean;
  onPage: (page: number) => void;
}

/** One page back and one on; nothing where there is one page. */
export function Pages({ page, next, isBusy, onPage }: Props) {
  const t = useT();
  if (page === 1 && next === null) return null;
  return (
    <div className="notice-line">
      <Button isDisabled={page === 1} isBusy={isBusy} onPress={() => onPage(page - 1)}>
        {t('ui.list.previousPage')}
      </Button>
      <Button isDisabled={next === null} isBusy={isBusy} onPress={() => onPage(page + 1)}>
        {t('ui.list.nextPage')}
      </Button>
    </div>
  );
}
