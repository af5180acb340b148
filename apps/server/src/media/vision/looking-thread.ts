import { Worker } from 'node:worker_threads';
import { type Detected, DetectionFailed } from '../../platform/media/vision.ts';
import type { SeenPicture, VisionAnswer, VisionStart } from './vision-messages.ts';

interface Times {
  /** The network is loaded by then, ms, on a busy machine too. */
  loadMs: number;
  /** One picture; a thread that takes longer is ended, ms. */
  lookMs: number;
}

const MEMORY_MB = 512;

export type LookingThread = ReturnType<typeof lookingThread>;

/** One thread from its start to its end, which is asked one picture at a time. Everything rejects with DetectionFailed. */
export function lookingThread(start: VisionStart, { loadMs, lookMs }: Times) {
  const worker = startWorker(start);
  let over: DetectionFailed | null = null;
  let waiting: { hear: (answer: VisionAnswer) => void; fail: (why: DetectionFailed) => void } | null = null;

  function end(why: DetectionFailed): void {
    if (over) return;
    over = why;
    void worker.terminate();
    waiting?.fail(why);
  }
  worker.on('message', (answer: VisionAnswer) => waiting?.hear(answer));
  worker.once('error', (error) => end(new DetectionFailed('broken', error instanceof Error ? error.message : '')));
  worker.once('exit', (code) => end(new DetectionFailed('broken', `the detector's thread ended (${code})`)));

  function answer(withinMs: number, what: string): Promise<VisionAnswer> {
    return new Promise((resolve, reject) => {
      if (over) return reject(over);
      const timer = setTimeout(() => end(new DetectionFailed('timeout', `${what} took over ${withinMs} ms`)), withinMs);
      const settled = (): void => {
        clearTimeout(timer);
        waiting = null;
      };
      waiting = {
        hear(heard) {
          settled();
          resolve(heard);
        },
        fail(why) {
          settled();
          reject(why);
        },
      };
    });
  }

  return {
    /** Waits for the network; answers which it is. */
    async load(): Promise<Detected['model']> {
      const said = await answer(loadMs, 'loading the network');
      if (said.kind === 'ready') return said.model;
      const why = new DetectionFailed('broken', said.kind === 'broken' ? said.reason : 'the thread spoke out of turn');
      end(why);
      throw why;
    },
    async look(picture: SeenPicture): Promise<Extract<VisionAnswer, { kind: 'found' }>> {
      const heard = answer(lookMs, 'looking at a picture');
      worker.postMessage(picture);
      const said = await heard;
      if (said.kind === 'found') return said;
      throw new DetectionFailed(said.kind === 'failed' ? said.cause : 'broken', 'reason' in said ? said.reason : '');
    },
    end,
    isOver: () => over !== null,
    threadId: worker.threadId,
  };
}

/** Bundled, the worker lies beside the program; from source it is TypeScript, which a thread has to be taught. */
function startWorker(start: VisionStart): Worker {
  const options = { workerData: start, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } };
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./vision.worker.js', import.meta.url), options);
  const source = JSON.stringify(new URL('./vision.worker.ts', import.meta.url).href);
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return new Worker(load, { ...options, eval: true });
}
