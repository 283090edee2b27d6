/** Words with an e-mail address, which breaks before its `@` rather than within a name, where it has to. */
export function Address({ children }: { children: string }) {
  const at = children.indexOf('@');
  if (at < 0) return children;
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
