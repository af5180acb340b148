import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/**
 * What the reader of PDF files asks for beside its code: tables of Chinese, Japanese and Korean letters, the fonts that a file need not
 * bring, and the decoder of JPEG 2000 that runs without WebAssembly, which our policy for scripts does not allow.
 */
const WANTED: Readonly<Record<string, (name: string) => boolean>> = {
  cmaps: () => true,
  standard_fonts: () => true,
  wasm: (name) => name === 'openjpeg_nowasm_fallback.js' || name === 'LICENSE_PDFJS_OPENJPEG',
};

interface DevServer {
  middlewares: {
    use: (
      handler: (
        request: { url?: string | undefined },
        response: NodeJS.WritableStream & { setHeader: (name: string, value: string) => unknown },
        next: () => void,
      ) => void,
    ) => void;
  };
}

/** Serves these files from our own host, below a folder that names their version: they may be kept for ever. */
export async function pdfFiles() {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const folder = `assets/pdf-${version}`;
  return {
    name: 'pdf-files',
    async generateBundle(this: {
      emitFile: (file: { type: 'asset'; fileName: string; source: Uint8Array }) => unknown;
    }) {
      for (const [part, isWanted] of Object.entries(WANTED))
        for (const name of (await readdir(join(root, part))).filter(isWanted))
          this.emitFile({
            type: 'asset',
            fileName: `${folder}/${part}/${name}`,
            source: await readFile(join(root, part, name)),
          });
    },
    configureServer({ middlewares }: DevServer) {
      middlewares.use((request, response, next) => {
        const [, part = '', name = ''] = new RegExp(`/${folder}/(\\w+)/([\\w.-]+)$`).exec(request.url ?? '') ?? [];
        if (!WANTED[part]?.(name)) return next();
        if (name.endsWith('.js')) response.setHeader('content-type', 'text/javascript');
        createReadStream(join(root, part, name)).pipe(response);
      });
    },
  };
}
