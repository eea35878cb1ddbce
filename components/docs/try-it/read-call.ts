/** An answer as it is shown; `text` is null for what is no text. */
export interface CallAnswer {
  status: number;
  statusText: string;
  ms: number;
  headers: [name: string, value: string][];
  contentType: string;
  bytes: number;
  text: string | null;
  /** Whether more comes, or came and was not kept. */
  state: 'coming' | 'whole' | 'cut';
}

/** More than this is not drawn: a page that stands still shows nothing. */
const mostShown = 100_000;
/** What tells of the connection and the page, and nothing of the answer. */
const dull =
  /^(connection|keep-alive|date|vary|cache-control|content-security-policy|cross-origin-.*|permissions-policy|referrer-policy|strict-transport-security|transfer-encoding|x-content-type-options|x-frame-options)$/;

/** Calls, and tells of the answer as it comes in: once it has begun, and again as more of it is there. */
export async function readCall(
  address: string,
  init: RequestInit,
  onAnswer: (answer: CallAnswer) => void,
): Promise<void> {
  const startedAt = performance.now();
  const response = await fetch(address, init);
  const contentType = response.headers.get('content-type') ?? '';
  const isText = contentType === '' || /json|^text\//.test(contentType);
  const answer: CallAnswer = {
    status: response.status,
    statusText: response.statusText,
    ms: Math.round(performance.now() - startedAt),
    headers: [...response.headers].filter(([name]) => !dull.test(name)),
    contentType,
    bytes: 0,
    text: isText ? '' : null,
    state: 'coming',
  };
  onAnswer({ ...answer });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) break;
    answer.bytes += value.byteLength;
    if (answer.text !== null && answer.text.length < mostShown)
      answer.text += decoder.decode(value, { stream: true });
    if (/event-stream/.test(contentType)) onAnswer({ ...answer });
  }
  onAnswer(finished(answer));
}

function finished(answer: CallAnswer): CallAnswer {
  if (answer.text === null) return { ...answer, state: 'whole' };
  if (answer.text.length > mostShown)
    return { ...answer, text: answer.text.slice(0, mostShown), state: 'cut' };
  return { ...answer, text: indented(answer), state: 'whole' };
}

function indented({ contentType, text }: CallAnswer): string {
  if (text === null || text === '' || !/json/.test(contentType)) return text ?? '';
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
