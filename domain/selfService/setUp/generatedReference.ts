/** What a client answers: the body of the response, of which `data` is what was asked for. */
interface Response {
  data: { data: string };
}

/** The reference number that the server made for a partner; null when the call fails, whatever the reason. */
export const generatedReference = async (call: () => Promise<Response>): Promise<string | null> => {
  try {
    return (await call()).data.data || null;
  } catch {
    return null;
  }
};
