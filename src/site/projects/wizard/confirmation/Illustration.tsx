/** A house with its scaffold, and the sun over it: decoration only. */
export function Illustration({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 240 300" aria-hidden="true">
      <circle cx="182" cy="62" r="30" fill="var(--terracotta-soft)" />
      <path d="M0 262c50-16 90-18 128-10s76 8 112-4v52H0z" fill="var(--green-soft)" />
      <path d="M38 148l82-62 82 62z" fill="var(--terracotta)" />
      <path d="M54 148h132v108H54z" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
      <path d="M102 192h36v64h-36z" fill="var(--green)" />
      <circle cx="130" cy="226" r="2.5" fill="var(--on-green)" />
      <path d="M68 166h24v24H68zM148 166h24v24h-24z" fill="var(--green-soft)" stroke="var(--green)" strokeWidth="2" />
      <path d="M80 166v24M68 178h24M160 166v24M148 178h24" stroke="var(--green)" strokeWidth="2" />
      <g stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" fill="none">
        <path d="M196 120v136M222 120v136M190 138h38M190 196h38M196 196l26-58M196 254l26-58" />
      </g>
      <path
        d="M20 256v-40m0 0c-12-4-16-14-14-24 10 2 15 10 14 24zm0 4c11-3 16-12 15-22-10 1-15 9-15 22z"
        fill="var(--green)"
        stroke="var(--green)"
        strokeWidth="2"
      />
      <circle cx="120" cy="122" r="17" fill="var(--surface)" />
      <path
        d="M112 122l6 6 11-12"
        fill="none"
        stroke="var(--green)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
