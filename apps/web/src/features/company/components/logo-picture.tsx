import { useFileUrl } from '../../../shared/http/file-url.ts';
import { Avatar } from '../../../shared/ui/drawer/person.tsx';

/** The logo, else the initial of the company's name. */
export function LogoPicture({ name, path, size = 56 }: { name: string; path: string | null; size?: number }) {
  const { url } = useFileUrl(path);
  if (path !== null && url) return <img src={url} alt="" className="company-logo" width={size} height={size} />;
  return <Avatar name={name} size={size} isSquare />;
}
