import { useSearchParams } from 'react-router';
import { OF_PAGE, withHelp } from './help-topic.ts';

/** Where a link to an explanation leads: beside the page that is open. */
export function useHelpLink(topic: string = OF_PAGE): string {
  const [params] = useSearchParams();
  return `?${withHelp(params, topic)}`;
}
