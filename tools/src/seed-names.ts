/** Words of which the seeded people, places and loans are made; any likeness is chance. */
export const firstNames =
  'Aarav Aditi Ajay Akash Amit Amrita Anand Ananya Anil Anita Anjali Ankit Arjun Arun Asha Ashok Bharat Bhavna Chandra Chetan Deepa Deepak Devika Dinesh Divya Farida Gaurav Gayatri Geeta Girish Gopal Harish Harpreet Hema Imran Indira Ishaan Jagdish Jaya Joseph Kamala Karan Kavita Kiran Krishna Lakshmi Lalita Madhu Mahesh Manish Manoj Meena Meenakshi Mohan Mukesh Nandini Naveen Neha Nikhil Nisha Nitin Padma Pankaj Parveen Pooja Pradeep Prakash Priya Rahul Rajesh Rakesh Ramesh Rashmi Ravi Rekha Ritu Rohit Sachin Sandeep Sanjay Sarita Shabana Shankar Shilpa Shyam Sita Sneha Sonal Sunil Sunita Suresh Swati Tanvi Uday Usha Varun Vidya Vijay Vikram Vimal Vinod Yash Zainab'.split(
    ' ',
  )
export const lastNames =
  'Agarwal Ahmed Banerjee Bhatt Bhattacharya Bose Chakraborty Chatterjee Chauhan Chopra Chowdhury Contractor Das Desai Deshmukh Deshpande Dutta Fernandes Gandhi Ghosh Gill Goel Gowda Goyal Gupta Iyengar Iyer Jadhav Jain Jha Joshi Kamble Kapoor Kaur Khan Khanna Kulkarni Kumar Lal Malhotra Mathew Mehra Mehta Menon Mishra Mukherjee Nair Naidu Narayan Pandey Pandit Patel Patil Pillai Prasad Qureshi Raghavan Rana Rao Rathore Reddy Roy Saxena Sen Seth Shah Sharma Shetty Shinde Shukla Siddiqui Singh Sinha Solanki Srivastava Subramanian Thakur Thomas Tiwari Tomar Tripathi Trivedi Upadhyay Varma Venkatesan Verma Vyas Yadav'.split(
    ' ',
  )
export const places: readonly { city: string; code: string; pin: number; localities: readonly string[] }[] = [
  { city: 'Noida', code: 'NOI', pin: 201301, localities: ['Sector 62', 'Sector 76', 'Sector 137', 'Sector 150'] },
  { city: 'Pune', code: 'PUN', pin: 411001, localities: ['Kharadi', 'Baner', 'Hinjewadi', 'Kothrud'] },
  { city: 'Delhi', code: 'DEL', pin: 110001, localities: ['Karol Bagh', 'Rohini', 'Dwarka', 'Saket'] },
  { city: 'Jaipur', code: 'JAI', pin: 302001, localities: ['Malviya Nagar', 'Vaishali Nagar', 'Jagatpura'] },
  { city: 'Lucknow', code: 'LKO', pin: 226001, localities: ['Gomti Nagar', 'Aliganj', 'Indira Nagar'] },
  { city: 'Nagpur', code: 'NGP', pin: 440001, localities: ['Dharampeth', 'Manish Nagar', 'Wardha Road'] },
  { city: 'Indore', code: 'IDR', pin: 452001, localities: ['Vijay Nagar', 'Palasia', 'Rau'] },
  { city: 'Hyderabad', code: 'HYD', pin: 500001, localities: ['Kondapur', 'Miyapur', 'Kukatpally'] },
]
export const societies = [
  'Green Acres',
  'Shanti Kunj',
  'Lotus Heights',
  'Silver Oaks',
  'Ganga Residency',
  'Sai Enclave',
  'Palm Meadows',
  'Himalaya Towers',
]
