import { expect, it } from 'vitest'
import { valuesTyped } from '../rules/typed-paper.ts'

const keys = ['applicant_name', 'contact_number', 'application_number', 'property_address_doc', 'property_owner_name'] as const

it('reads a form that prints its questions behind the answers', () => {
  const values = valuesTyped(
    `HOUSING LOAN - CUSTOMER SLIP

   Smt. Lalrinpuii Sailo                              Borrower
   HL/77/20418                                        Application No.
   8974012233                                         Mobile of borrower
   45,00,000                                          Loan amount
   Plot No. 14, Chanmari West, Near Civil             Property address~
   Hospital, Aizawl, Mizoram - 796007
   Zoramthanga Ralte                                  Whose
   Field officer: K. Vanlalruata, 9436112211`,
    keys,
  )
  expect(values).toEqual({
    applicant_name: 'Lalrinpuii Sailo',
    contact_number: '8974012233',
    application_number: 'HL/77/20418',
    property_address_doc: 'Plot No. 14, Chanmari West, Near Civil Hospital, Aizawl, Mizoram',
    property_owner_name: 'Zoramthanga Ralte',
  })
})

it('leaves a form alone whose next questions stand behind its answers', () => {
  const values = valuesTyped(
    `HOUSING LOAN - CUSTOMER SLIP

   Borrower                 Jobin Kurian              Co-borrower
   Application No.          HL/77/20419
   Mobile of borrower       8974012277                Product`,
    keys,
  )
  expect(values).toEqual({ applicant_name: 'Jobin Kurian', contact_number: '8974012277', application_number: 'HL/77/20419' })
})
