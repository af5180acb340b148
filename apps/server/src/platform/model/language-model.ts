/** A part of what is said to a model that sees: words, or a picture as a data URI. */
export type ModelPart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

/** One turn of a conversation with a language model. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string | readonly ModelPart[];
}

/** What a model is asked to do it with. */
export interface ModelRequest {
  messages: readonly ModelMessage[];
  /** Ends the answer early; what came so far was given already. */
  signal: AbortSignal;
  /** Tokens of the answer at most. */
  maxTokens: number;
  /** The answer is one JSON value. */
  isJson?: boolean;
}

/** Why a model gave no answer, or half of one. */
export type ModelFault = 'unreachable' | 'refused' | 'stalled' | 'broken';

export class ModelFailure extends Error {
  readonly fault: ModelFault;

  constructor(fault: ModelFault, detail: string) {
    super(`the language model: ${fault} (${detail})`);
    this.fault = fault;
  }
}

/** A language model behind an OpenAI-compatible endpoint. */
export interface LanguageModel {
  /** The answer as it comes, in pieces of text. Throws `ModelFailure`; nothing else of the endpoint reaches the caller. */
  answer(request: ModelRequest): AsyncIterable<string>;
  /** A vector for each text, all of one length; null: no embedding model is configured. */
  embed: ((texts: readonly string[], signal: AbortSignal) => Promise<number[][]>) | null;
}
